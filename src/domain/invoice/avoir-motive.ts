/** Why an account refuses a dossier (specification B4). */
export const REFUSAL_MOTIVES = [
  'body-refused',
  'not-eligible',
  'no-decision',
  'identity-contested',
  'invoice-to-correct',
] as const

/** Why a dossier ended without aid: the client alone renounces, or an account for him. */
export const REFUSED_MOTIVES = [...REFUSAL_MOTIVES, 'renounced'] as const
export type RefusalMotive = (typeof REFUSED_MOTIVES)[number]

/** Why an avoir cancels its invoice: a refusal, or the end of a dossier that was never decided. */
export const AVOIR_MOTIVES = [...REFUSED_MOTIVES, 'erased', 'expired'] as const
export type AvoirMotive = (typeof AVOIR_MOTIVES)[number]

export const AVOIR_MOTIVE_LABELS: Record<AvoirMotive, string> = {
  'body-refused': 'Aide refusée par l’organisme',
  'not-eligible': 'Entreprise non éligible à l’aide',
  'no-decision': 'Aucune décision dans les 12 mois',
  'identity-contested': 'Identité du signataire contestée',
  'invoice-to-correct': 'Facture à corriger',
  renounced: 'Renonciation du client',
  erased: 'Dossier effacé sans décision',
  expired: 'Dossier arrivé au terme de sa conservation sans décision',
}
