/** Why a site does not answer as it should through its public address. */
export const SILENCE_LABELS = {
  unreachable: 'Ne répond pas',
  'too-slow': 'Répond trop lentement',
  status: 'Répond par une erreur',
  certificate: 'Certificat refusé',
} as const

export type Silence = keyof typeof SILENCE_LABELS

/** Where a site stands for the team. */
export const HOSTED_STATE_LABELS = {
  making: 'En création',
  review: 'À relire',
  online: 'En ligne',
  suspended: 'Suspendu',
  ended: 'Retiré',
} as const

export type HostedState = keyof typeof HOSTED_STATE_LABELS

interface Stands {
  ended_at: Date | null
  suspended_at: Date | null
  online_at: Date | null
  review_at: Date | null
}

/** The first that holds of: ended, suspended, online, to be read again. */
export const hostedState = ({ ended_at, suspended_at, online_at, review_at }: Stands): HostedState => {
  if (ended_at) return 'ended'
  if (suspended_at) return 'suspended'
  if (online_at) return 'online'
  return review_at ? 'review' : 'making'
}

/** An hour without an answer is an accident of the road; two in a row ring. */
export const SILENT_MS = 30 * 60_000
