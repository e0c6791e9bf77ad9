import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { RefusalCode } from '~/domain/refusal-code'

/** The status and the French sentence of each refusal (specification B3). */
export const refusalReplies: Record<RefusalCode, { status: ContentfulStatusCode; detail: string }> = {
  'not-found': { status: 404, detail: 'Cette adresse ne mène à rien.' },
  'json-expected': {
    status: 415,
    detail: 'Cette demande doit être envoyée en JSON (Content-Type\u00a0: application/json).',
  },
  'cross-site': { status: 403, detail: 'Cette demande vient d’un autre site\u00a0: elle est refusée.' },
  'invalid-request': { status: 400, detail: 'La demande n’a pas pu être lue.' },
  'invalid-fields': { status: 422, detail: 'Certains champs sont à corriger.' },
  unauthorised: { status: 401, detail: 'Session expirée' },
  'wrong-password': { status: 401, detail: 'Mot de passe incorrect' },
  'code-needed': { status: 401, detail: 'Saisissez le code de votre application d’authentification.' },
  'too-many-codes': {
    status: 429,
    detail: 'Trois codes ont déjà été envoyés aujourd’hui. Utilisez le dernier, ou réessayez demain.',
  },
  'wrong-address-code': { status: 422, detail: 'Ce code n’est pas le bon. Vérifiez-le dans notre e-mail.' },
  'address-code-over': {
    status: 409,
    detail: 'Ce code ne sert plus (10 minutes, 5 essais). Demandez-en un nouveau.',
  },
  'wrong-code': { status: 401, detail: 'Ce code n’est pas le bon ou a déjà servi.' },
  'code-tries-spent': {
    status: 429,
    detail:
      'Dix codes faux ont été essayés aujourd’hui pour ce compte. Connectez-vous avec une clé d’accès ou un code de secours, ou adressez-vous au propriétaire.',
  },
  'wrong-credentials': { status: 401, detail: 'Adresse e-mail ou mot de passe incorrect' },
  'wrong-passkey': { status: 403, detail: 'Cette clé d’accès n’a pas été reconnue.' },
  'passkey-known': { status: 409, detail: 'Cette clé d’accès est déjà enregistrée.' },
  'sign-in-again': {
    status: 403,
    detail:
      'Ce changement demande une connexion de moins de dix minutes\u00a0: déconnectez-vous, reconnectez-vous, puis recommencez.',
  },
  'not-permitted': { status: 403, detail: 'Votre compte ne permet pas cette action.' },
  'account-exists': { status: 409, detail: 'Un compte existe déjà pour cette adresse e-mail.' },
  'invitation-over': {
    status: 404,
    detail: 'Cette invitation n’est plus valable. Demandez-en une autre au propriétaire.',
  },
  'last-owner': { status: 409, detail: 'Ce compte doit rester propriétaire.' },
  'last-way-in': {
    status: 409,
    detail: 'C’est votre seul moyen de vous connecter\u00a0: ajoutez-en un autre d’abord.',
  },
  'too-many-attempts': { status: 429, detail: 'Trop de tentatives. Veuillez réessayer plus tard.' },
  'too-many-requests': {
    status: 429,
    detail: 'Trop de demandes en peu de temps. Veuillez réessayer dans quelques minutes.',
  },
  'proof-needed': {
    status: 429,
    detail:
      'Beaucoup de monde en ce moment\u00a0: votre navigateur doit faire un petit calcul avant d’envoyer.',
  },
  'too-many-streams': {
    status: 429,
    detail: 'Quatre fenêtres suivent déjà les changements en direct\u00a0: fermez-en une.',
  },
  'too-many-views': {
    status: 409,
    detail: 'Un compte garde 12\u00a0vues, et l’équipe en partage 24\u00a0: supprimez-en une d’abord.',
  },
  unavailable: {
    status: 503,
    detail: 'Le service est momentanément indisponible. Veuillez réessayer dans quelques secondes.',
  },
  'diagnostics-off': { status: 404, detail: 'Les essais sont désactivés sur ce site.' },
  'paper-altered': {
    status: 500,
    detail: 'Ce document n’est plus celui qui a été scellé\u00a0: il n’est pas remis. Écrivez-nous.',
  },
  'paper-failed': { status: 500, detail: 'La facture n’a pas pu être dessinée.' },
  'request-too-large': { status: 413, detail: 'Cette demande est trop longue.' },
  'request-too-slow': { status: 408, detail: 'La demande a mis trop de temps à arriver.' },
  'too-many-uploads': {
    status: 429,
    detail: 'Ce dossier a reçu trop de fichiers. Écrivez-nous pour continuer.',
  },
  'too-many-messages': {
    status: 429,
    detail: 'Vous nous avez beaucoup écrit aujourd’hui. Appelez-nous, ou réessayez demain.',
  },
  'storage-full': {
    status: 507,
    detail: 'Nous ne pouvons plus recevoir de fichier pour le moment. Veuillez réessayer plus tard.',
  },
  'file-not-clean': { status: 409, detail: 'Cette pièce n’a pas été reconnue saine par l’antivirus.' },
  'unknown-document-type': { status: 422, detail: 'Ce type de document n’existe pas.' },
  'file-missing': { status: 422, detail: 'Aucun fichier n’a été reçu.' },
  'too-many-files': { status: 422, detail: 'Envoyez un seul fichier à la fois.' },
  'file-empty': { status: 422, detail: 'Ce fichier est vide.' },
  'file-too-large': { status: 413, detail: 'Le fichier ne doit pas dépasser 10 Mo' },
  'file-type': {
    status: 415,
    detail:
      'Ce fichier n’est pas un PDF, un JPEG ou un PNG. Sur iPhone, choisissez «\u00a0Le plus compatible\u00a0» dans Réglages › Appareil photo › Formats, ou envoyez une capture d’écran.',
  },
  'documents-missing': { status: 409, detail: 'Il manque des pièces au dossier.' },
  'not-signed': { status: 409, detail: 'La facture doit être signée avant de finaliser le dossier.' },
  'already-signed': {
    status: 409,
    detail: 'La facture est signée\u00a0: le dossier ne peut plus être modifié.',
  },
  'already-finalized': { status: 409, detail: 'Ce dossier a déjà été transmis.' },
  'invoice-changed': {
    status: 412,
    detail: 'La facture a changé depuis son affichage. Relisez-la avant de la signer.',
  },
  'agreements-changed': {
    status: 412,
    detail: 'Les textes à accepter ont changé depuis leur affichage. Relisez-les avant de signer.',
  },
  'territory-not-served': {
    status: 409,
    detail:
      'Votre établissement se trouve dans un territoire qui a sa propre fiscalité. Écrivez-nous\u00a0: nous préparerons une facture adaptée.',
  },
  'offer-incomplete': {
    status: 409,
    detail:
      'L’agence n’a pas encore publié tout ce que son contrat doit dire (contenus livrés, propriété, coût annuel, sortie)\u00a0: rien ne peut être signé avant. Votre dossier est gardé\u202f; écrivez-nous.',
  },
  'signing-busy': {
    status: 503,
    detail: 'Beaucoup de factures se signent en ce moment. Veuillez réessayer dans un instant.',
  },
  'signing-closed': {
    status: 503,
    detail:
      'La signature est suspendue\u00a0: le site vient d’être restauré et le dernier numéro de facture doit être confirmé. Votre dossier est conservé\u00a0; réessayez plus tard.',
  },
  'clock-off': {
    status: 503,
    detail:
      'La signature est suspendue\u00a0: l’horloge de notre serveur n’est pas à l’heure, et celle de votre signature doit être exacte. Votre dossier est conservé\u00a0; réessayez plus tard.',
  },
  'registered-in-france': {
    status: 422,
    detail: 'Cette offre est réservée aux entreprises situées hors de France.',
  },
  'idempotency-mismatch': {
    status: 409,
    detail: 'Cette demande a déjà été envoyée avec d’autres informations.',
  },
  'campaign-changed': {
    status: 409,
    detail: 'Cette campagne a changé entre-temps. Relisez-la avant de la modifier.',
  },
  'transfer-differs': { status: 409, detail: 'Ce virement est déjà noté, pour un autre montant.' },
  'balance-too-low': { status: 409, detail: 'Le solde disponible ne suffit pas.' },
  'number-taken': { status: 409, detail: 'Ce numéro est déjà attribué, ou il se repose encore.' },
  'selection-changed': {
    status: 409,
    detail: 'D’autres dossiers correspondent maintenant à ce filtre. Relisez le nombre avant de confirmer.',
  },
  'selection-too-large': {
    status: 422,
    detail: 'Trop de dossiers à la fois\u00a0: affinez la recherche ou le statut.',
  },
  'bulk-over': { status: 409, detail: 'Cette action est déjà terminée.' },
  'dispute-closed': {
    status: 409,
    detail: 'Seul un contact facturé peut être contesté, dans les sept jours.',
  },
  'link-elsewhere': {
    status: 403,
    detail:
      'Ce lien a été ouvert depuis un autre réseau. Répondez à notre message\u00a0: nous vous aiderons.',
  },
  'wrong-link-code': {
    status: 403,
    detail: 'Le code de votre organisme est demandé, et ce n’est pas celui-là.',
  },
  'request-taken': {
    status: 409,
    detail: 'Une autre entreprise a débloqué cette demande avant vous. Rien ne vous est facturé.',
  },
  'request-withdrawn': {
    status: 409,
    detail: 'Cette demande a été retirée par son auteur. Rien ne vous est facturé.',
  },
  'request-not-offered': {
    status: 409,
    detail: 'Cette demande n’est plus proposée. Rien ne vous est facturé.',
  },
  'vat-unchecked': { status: 409, detail: 'Votre numéro de TVA n’est pas encore vérifié.' },
  'vat-register-off': {
    status: 409,
    detail: 'Aucun registre de TVA n’est raccordé\u00a0: confirmez vous-même le numéro.',
  },
  'vat-register-away': {
    status: 503,
    detail: 'Le registre de TVA ne répond pas. Réessayez plus tard, ou confirmez vous-même le numéro.',
  },
  'link-expired': {
    status: 410,
    detail: 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre.',
  },
  'transition-forbidden': { status: 409, detail: 'Ce changement n’est pas possible dans l’état du dossier.' },
  'dossier-changed': {
    status: 409,
    detail: 'Ce dossier a changé entre-temps. Relisez-le avant de décider.',
  },
  'reading-failed': {
    status: 409,
    detail:
      'La lecture a trouvé une erreur sur ce point. Regardez la pièce, puis cochez malgré elle ou redemandez-la.',
  },
  'checks-left': {
    status: 409,
    detail: 'Il reste des points à cocher sur les pièces de ce dossier.',
  },
  'second-account-needed': {
    status: 409,
    detail: 'Un autre compte que celui qui a proposé cette décision doit la confirmer.',
  },
  'settings-changed': {
    status: 409,
    detail: 'Ce réglage a été changé entre-temps. Relisez-le avant de le changer.',
  },
  'transmission-settled': {
    status: 409,
    detail: 'Cette transmission est terminée ou ne peut pas être renvoyée.',
  },
  'extension-refused': { status: 409, detail: 'Ce dossier ne peut pas être prolongé ainsi.' },
  'payment-refused': {
    status: 409,
    detail: 'Ce règlement ne peut pas être noté\u00a0: la facture n’est pas payable.',
  },
  'reminder-refused': { status: 409, detail: 'Cette facture n’a pas à être relancée maintenant.' },
  'address-changing': {
    status: 409,
    detail:
      'Un changement d’adresse e-mail attend son délai de 72 heures\u00a0: vos données ne peuvent être ni exportées ni effacées d’ici là.',
  },
  'fresh-code-needed': {
    status: 403,
    detail: 'Confirmez d’abord avec le code à six chiffres envoyé à votre adresse e-mail.',
  },
  'decide-first': {
    status: 409,
    detail:
      'Ce dossier ne s’efface pas encore\u00a0: un solde est dû, ou des pièces sont attendues d’un client qui a signé. Décidez d’abord\u00a0; un refus annule la facture par un avoir.',
  },
  'slug-taken': { status: 409, detail: 'Cette adresse est déjà celle d’un autre texte.' },
  'no-email-leaves': {
    status: 409,
    detail: 'Aucun e-mail ne part de ce site pour l’instant\u00a0: gardez plutôt l’adresse de cette page.',
  },
  'site-changed': {
    status: 412,
    detail: 'Le site a été changé entre-temps, ici ou ailleurs. Rechargez-le avant de reprendre.',
  },
  'version-needed': {
    status: 428,
    detail: 'Dites quelle version du site vous changez (If-Match).',
  },
  'not-approved': {
    status: 409,
    detail: 'Le site n’est pas encore publié\u00a0: relisez-le, puis dites qu’il vous convient.',
  },
  'address-unproven': {
    status: 403,
    detail: 'Confirmez d’abord votre adresse e-mail\u00a0: le code est sur la page de votre dossier.',
  },
  'sites-apart': {
    status: 503,
    detail:
      'Les sites ne peuvent pas être publiés pour l’instant. Réessayez plus tard\u00a0: rien n’a été changé.',
  },
  'site-ended': {
    status: 409,
    detail: 'Ce site a été retiré : plus rien n’y change. Notre équipe peut encore le remettre en ligne.',
  },
  'site-suspended': {
    status: 409,
    detail: 'Ce site est suspendu : rien n’y est publié tant que la suspension n’est pas levée.',
  },
  'domains-unavailable': {
    status: 503,
    detail:
      'Aucun nom de domaine ne peut être relié pour l’instant\u00a0: l’adresse de nos serveurs n’est pas réglée. Rien n’a été changé.',
  },
  'content-changed': {
    status: 409,
    detail: 'Ce texte a été modifié entre-temps : rien n’a été enregistré.',
  },
}
