/** Why a dossier is refused (DECISIONS.md section 4); the client alone renounces, or an account for him. */
export const REFUSAL_MOTIVES = [
  'body-refused',
  'not-eligible',
  'no-decision',
  'identity-contested',
  'invoice-to-correct',
] as const

export type RefusalMotive = (typeof REFUSAL_MOTIVES)[number] | 'renounced'

/** Why an avoir cancels its invoice: a refusal, or the end of a dossier that was never decided. */
export type AvoirMotive = RefusalMotive | 'erased' | 'expired'

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
