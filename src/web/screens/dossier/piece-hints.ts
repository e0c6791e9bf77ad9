import type { DocumentKind } from '~/domain/dossier/document-kind'

/** What to send in each slot. */
export const pieceHints: Record<DocumentKind, string> = {
  identity_recto: 'La carte du dirigeant, côté photo.',
  identity_verso: 'L’autre côté de la même carte.',
  passport: 'La double page avec la photo.',
  urssaf: 'L’attestation de vigilance, datée de moins de 3 mois, à télécharger sur urssaf.fr.',
  rib: 'Celui du compte professionnel\u00a0: l’aide est versée sur ce compte.',
  kbis: 'L’extrait Kbis, ou l’avis de situation SIRENE pour une entreprise individuelle.',
}
