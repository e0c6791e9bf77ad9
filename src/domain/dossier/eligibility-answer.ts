/** What the team answers to a dossier that is new (specification B11). */
export const ELIGIBILITY_ANSWERS = ['likely', 'question', 'no'] as const

export type EligibilityAnswer = (typeof ELIGIBILITY_ANSWERS)[number]

export const ELIGIBILITY_ANSWER_LABELS: Record<EligibilityAnswer, string> = {
  likely: 'Probablement éligible',
  question: 'Une question à poser',
  no: 'Non éligible',
}
