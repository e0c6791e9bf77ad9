/**
 * Why a command is refused: a closed union, by the status of its reply (specification B3), each with its French sentence.
 * Screens and tests branch on the code, never on the sentence.
 */
export const REFUSALS = {
  400: {
    'invalid-request': 'La demande n’a pas pu être lue.',
  },
  401: {
    unauthorised: 'Session expirée',
    'wrong-password': 'Mot de passe incorrect',
    'code-needed': 'Saisissez le code de votre application d’authentification.',
    'wrong-code': 'Ce code n’est pas le bon ou a déjà servi.',
    'wrong-credentials': 'Adresse e-mail ou mot de passe incorrect',
  },
  403: {
    'cross-site': 'Cette demande vient d’un autre site\u00a0: elle est refusée.',
    'wrong-passkey': 'Cette clé d’accès n’a pas été reconnue.',
    'sign-in-again':
      'Ce changement demande une connexion de moins de dix minutes\u00a0: reconnectez-vous, puis recommencez.',
    'not-permitted': 'Votre compte ne permet pas cette action.',
    'link-elsewhere':
      'Ce lien a été ouvert depuis un autre réseau. Répondez à notre message\u00a0: nous vous aiderons.',
    'wrong-link-code': 'Le code de votre organisme est demandé, et ce n’est pas celui-là.',
    'fresh-code-needed': 'Confirmez d’abord avec le code à six chiffres envoyé à votre adresse e-mail.',
    'address-unproven':
      'Confirmez d’abord votre adresse e-mail\u00a0: le code est sur la page de votre dossier.',
  },
  404: {
    'not-found': 'Cette adresse ne mène à rien.',
    'invitation-over': 'Cette invitation n’est plus valable. Demandez-en une autre au propriétaire.',
    'diagnostics-off': 'Les essais sont désactivés sur ce site.',
  },
  408: {
    'request-too-slow': 'La demande a mis trop de temps à arriver.',
  },
  409: {
    'address-code-over': 'Ce code ne sert plus (10 minutes, 5 essais). Demandez-en un nouveau.',
    'passkey-known': 'Cette clé d’accès est déjà enregistrée.',
    'account-exists': 'Un compte existe déjà pour cette adresse e-mail.',
    'last-owner': 'Ce compte doit rester propriétaire.',
    'last-way-in': 'C’est votre seul moyen de vous connecter\u00a0: ajoutez-en un autre d’abord.',
    'too-many-views':
      'Un compte garde 12\u00a0vues, et l’équipe en partage 24\u00a0: supprimez-en une d’abord.',
    'file-not-clean': 'Cette pièce n’a pas été reconnue saine par l’antivirus.',
    'documents-missing': 'Il manque des pièces au dossier.',
    'not-signed': 'La facture doit être signée avant de finaliser le dossier.',
    'already-signed': 'La facture est signée\u00a0: le dossier ne peut plus être modifié.',
    'piece-not-asked':
      'Cette pièce n’est pas redemandée\u00a0: seules celles que notre message nomme peuvent être remplacées.',
    'already-finalized': 'Ce dossier a déjà été transmis.',
    'territory-not-served':
      'Votre établissement se trouve dans un territoire qui a sa propre fiscalité. Écrivez-nous\u00a0: nous préparerons une facture adaptée.',
    'offer-incomplete':
      'L’agence n’a pas encore publié tout ce que son contrat doit dire (contenus livrés, propriété, coût annuel, sortie)\u00a0: rien ne peut être signé avant. Votre dossier est gardé\u202f; écrivez-nous.',
    'idempotency-mismatch': 'Cette demande a déjà été envoyée avec d’autres informations.',
    'campaign-changed': 'Cette campagne a changé entre-temps. Relisez-la avant de la modifier.',
    'transfer-differs': 'Ce virement est déjà noté, pour un autre montant.',
    'balance-too-low': 'Le solde disponible ne suffit pas.',
    'number-taken': 'Ce numéro est déjà attribué, ou il se repose encore.',
    'selection-changed':
      'D’autres dossiers correspondent maintenant à ce filtre. Relisez le nombre avant de confirmer.',
    'bulk-over': 'Cette action est déjà terminée.',
    'dispute-closed': 'Seul un contact facturé peut être contesté, dans les sept jours.',
    'request-taken': 'Une autre entreprise a débloqué cette demande avant vous. Rien ne vous est facturé.',
    'request-withdrawn': 'Cette demande a été retirée par son auteur. Rien ne vous est facturé.',
    'request-not-offered': 'Cette demande n’est plus proposée. Rien ne vous est facturé.',
    'vat-unchecked': 'Votre numéro de TVA n’est pas encore vérifié.',
    'vat-register-off': 'Aucun registre de TVA n’est raccordé\u00a0: confirmez vous-même le numéro.',
    'transition-forbidden': 'Ce changement n’est pas possible dans l’état du dossier.',
    'dossier-changed': 'Ce dossier a changé entre-temps. Relisez-le avant de décider.',
    'reading-failed':
      'La lecture a trouvé une erreur sur ce point. Regardez la pièce, puis cochez malgré elle ou redemandez-la.',
    'checks-left': 'Il reste des points à cocher sur les pièces de ce dossier.',
    'second-account-needed': 'Un autre compte que celui qui a proposé cette décision doit la confirmer.',
    'settings-changed': 'Ce réglage a été changé entre-temps. Relisez-le avant de le changer.',
    'transmission-settled': 'Cette transmission est terminée ou ne peut pas être renvoyée.',
    'extension-refused': 'Ce dossier ne peut pas être prolongé ainsi.',
    'payment-refused': 'Ce règlement ne peut pas être noté\u00a0: la facture n’est pas payable.',
    'reminder-refused': 'Cette facture n’a pas à être relancée maintenant.',
    'address-changing':
      'Un changement d’adresse e-mail attend son délai de 72 heures\u00a0: vos données ne peuvent être ni exportées ni effacées d’ici là.',
    'decide-first':
      'Ce dossier ne s’efface pas encore\u00a0: un solde est dû, ou des pièces sont attendues d’un client qui a signé. Décidez d’abord\u00a0; un refus annule la facture par un avoir.',
    'slug-taken': 'Cette adresse est déjà celle d’un autre texte.',
    'no-email-leaves':
      'Aucun e-mail ne part de ce site pour l’instant\u00a0: gardez plutôt l’adresse de cette page.',
    'not-approved': 'Le site n’est pas encore publié\u00a0: relisez-le, puis dites qu’il vous convient.',
    'site-ended':
      'Il a été mis fin à ce site\u00a0: plus rien n’y change. Notre équipe peut encore revenir en arrière.',
    'site-suspended':
      'Ce site est suspendu\u00a0: rien n’y est publié tant que la suspension n’est pas levée.',
    'content-changed': 'Ce texte a été modifié entre-temps\u00a0: rien n’a été enregistré.',
  },
  410: {
    'link-expired': 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre.',
  },
  412: {
    'invoice-changed': 'La facture a changé depuis son affichage. Relisez-la avant de la signer.',
    'agreements-changed':
      'Les textes à accepter ont changé depuis leur affichage. Relisez-les avant de signer.',
    'site-changed': 'Le site a été changé entre-temps, ici ou ailleurs. Rechargez-le avant de reprendre.',
  },
  413: {
    'request-too-large': 'Cette demande est trop longue.',
    'file-too-large': 'Le fichier ne doit pas dépasser 10 Mo',
  },
  415: {
    'json-expected': 'Cette demande doit être envoyée en JSON (Content-Type\u00a0: application/json).',
    'file-type':
      'Ce fichier n’est pas un PDF, un JPEG ou un PNG. Sur iPhone, choisissez «\u00a0Le plus compatible\u00a0» dans Réglages › Appareil photo › Formats, ou envoyez une capture d’écran.',
  },
  422: {
    'invalid-fields': 'Certains champs sont à corriger.',
    'wrong-address-code': 'Ce code n’est pas le bon. Vérifiez-le dans notre e-mail.',
    'unknown-document-type': 'Ce type de document n’existe pas.',
    'file-missing': 'Aucun fichier n’a été reçu.',
    'too-many-files': 'Envoyez un seul fichier à la fois.',
    'file-empty': 'Ce fichier est vide.',
    'registered-in-france': 'Cette offre est réservée aux entreprises situées hors de France.',
    'selection-too-large': 'Trop de dossiers à la fois\u00a0: affinez la recherche ou le statut.',
  },
  428: {
    'version-needed': 'Dites quelle version du site vous changez (If-Match).',
  },
  429: {
    'too-many-codes':
      'Trois codes ont déjà été envoyés aujourd’hui. Utilisez le dernier, ou réessayez demain.',
    'code-tries-spent':
      'Dix codes faux ont été essayés aujourd’hui pour ce compte. Connectez-vous avec une clé d’accès ou un code de secours, ou adressez-vous au propriétaire.',
    'too-many-attempts': 'Trop de tentatives. Veuillez réessayer plus tard.',
    'too-many-requests': 'Trop de demandes en peu de temps. Veuillez réessayer dans quelques minutes.',
    'proof-needed':
      'Beaucoup de monde en ce moment\u00a0: votre navigateur doit faire un petit calcul avant d’envoyer.',
    'too-many-streams': 'Quatre fenêtres suivent déjà les changements en direct\u00a0: fermez-en une.',
    'too-many-uploads': 'Ce dossier a reçu trop de fichiers. Écrivez-nous pour continuer.',
    'too-many-messages': 'Vous nous avez beaucoup écrit aujourd’hui. Appelez-nous, ou réessayez demain.',
  },
  500: {
    'paper-altered': 'Ce document n’est plus celui qui a été scellé\u00a0: il n’est pas remis. Écrivez-nous.',
    'paper-failed': 'La facture n’a pas pu être dessinée.',
  },
  503: {
    unavailable: 'Le service est momentanément indisponible. Veuillez réessayer dans quelques secondes.',
    'signing-busy': 'Beaucoup de factures se signent en ce moment. Veuillez réessayer dans un instant.',
    'signing-closed':
      'La signature est suspendue\u00a0: le site vient d’être restauré et le dernier numéro de facture doit être confirmé. Votre dossier est conservé\u00a0; réessayez plus tard.',
    'clock-off':
      'La signature est suspendue\u00a0: l’horloge de notre serveur n’est pas à l’heure, et celle de votre signature doit être exacte. Votre dossier est conservé\u00a0; réessayez plus tard.',
    'vat-register-away':
      'Le registre de TVA ne répond pas. Réessayez plus tard, ou confirmez vous-même le numéro.',
    'sites-apart':
      'Les sites ne peuvent pas être publiés pour l’instant. Réessayez plus tard\u00a0: rien n’a été changé.',
    'domains-unavailable':
      'Aucun nom de domaine ne peut être relié pour l’instant\u00a0: l’adresse de nos serveurs n’est pas réglée. Rien n’a été changé.',
  },
  507: {
    'storage-full': 'Nous ne pouvons plus rien enregistrer pour le moment. Veuillez réessayer plus tard.',
  },
}

type Groups = typeof REFUSALS

export type RefusalCode = { [Status in keyof Groups]: keyof Groups[Status] }[keyof Groups]
