/**
 * Where a message stands: `failed` is a dead letter, which a person may send again; `held` waits for its
 * address to prove itself.
 */
export const EMAIL_STATES = ['queued', 'sent', 'failed', 'held'] as const

export type EmailState = (typeof EMAIL_STATES)[number]

export const EMAIL_STATE_LABELS: Record<EmailState, string> = {
  queued: 'En attente',
  sent: 'Envoyé',
  failed: 'En échec',
  held: 'Retenu',
}
