import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { RefusalCode } from '~/domain/refusal'

/** The status and the French sentence of each refusal (DECISIONS.md section 3). */
export const refusalReplies: Record<RefusalCode, { status: ContentfulStatusCode; detail: string }> = {
  'not-found': { status: 404, detail: 'Cette adresse ne mène à rien.' },
  'invalid-request': { status: 400, detail: 'La demande n’a pas pu être lue.' },
  'invalid-fields': { status: 422, detail: 'Certains champs sont à corriger.' },
  unauthorised: { status: 401, detail: 'Session expirée' },
  'wrong-password': { status: 401, detail: 'Mot de passe incorrect' },
  'code-needed': { status: 401, detail: 'Saisissez le code de votre application d’authentification.' },
  'wrong-code': { status: 401, detail: 'Ce code n’est pas le bon ou a déjà servi.' },
  'too-many-attempts': { status: 429, detail: 'Trop de tentatives. Veuillez réessayer plus tard.' },
  'too-many-requests': {
    status: 429,
    detail: 'Trop de demandes en peu de temps. Veuillez réessayer dans quelques minutes.',
  },
  'diagnostics-off': { status: 404, detail: 'Les essais sont désactivés sur ce site.' },
  'paper-failed': { status: 500, detail: 'La facture n’a pas pu être dessinée.' },
  'request-too-large': { status: 413, detail: 'Cette demande est trop longue.' },
  'request-too-slow': { status: 408, detail: 'La demande a mis trop de temps à arriver.' },
  'too-many-uploads': {
    status: 429,
    detail: 'Ce dossier a reçu trop de fichiers. Écrivez-nous pour continuer.',
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
  'registered-in-france': {
    status: 422,
    detail: 'Cette offre est réservée aux entreprises situées hors de France.',
  },
  'idempotency-mismatch': {
    status: 409,
    detail: 'Cette demande a déjà été envoyée avec d’autres informations.',
  },
  'transition-forbidden': { status: 409, detail: 'Ce changement n’est pas possible dans l’état du dossier.' },
  'dossier-changed': {
    status: 409,
    detail: 'Ce dossier a changé entre-temps. Relisez-le avant de décider.',
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
  'slug-taken': { status: 409, detail: 'Cette adresse est déjà celle d’un autre texte.' },
  'content-changed': {
    status: 409,
    detail: 'Ce texte a été modifié entre-temps : rien n’a été enregistré.',
  },
}
