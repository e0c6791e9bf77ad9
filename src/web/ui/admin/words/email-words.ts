/** What each kind of message is for. */
const words: Record<string, string> = {
  'dossier-received': 'Accusé de réception',
  'agency-dossier-received': 'Avis à l’agence\u00a0: dossier',
  'resume-link': 'Lien de reprise',
  'pieces-requested': 'Demande de pièces',
  'dossier-accepted': 'Décision\u00a0: accord',
  'dossier-refused': 'Décision\u00a0: refus et avoir',
  'retention-notice': 'Préavis d’effacement',
  'registration-retention-notice': 'Préavis d’effacement, inscription',
  'agency-papers-flawed': 'Avis à l’agence\u00a0: pièces scellées à vérifier',
  'agency-retention-due': 'Avis à l’agence\u00a0: échéances',
  'international-received': 'Accusé d’inscription hors de France',
  'agency-international-received': 'Avis à l’agence\u00a0: inscription',
}

export const emailWords = (kind: string): string => words[kind] ?? kind

export const EMAIL_STATES = { queued: 'En attente', sent: 'Envoyé', failed: 'En échec' } as const
