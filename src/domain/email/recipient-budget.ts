import { DAY_MS } from '../milliseconds'
import type { EmailKind } from './email'

/**
 * What reaches an address that has proven nothing, from all dossiers and forms together, however many name
 * it (specification B11). One place of the day and of the week is kept for the acknowledgement, and one for what
 * somebody waits for before a screen.
 */
const UNPROVEN_RECIPIENT = { a_day: 5, a_week: 10 } as const

/** How long a message counts against its recipient. */
export const COUNTED_MS = 7 * DAY_MS

/** The message that a place is kept for: the invoice that somebody signed with this address. */
const KEPT_FOR: EmailKind = 'dossier-received'

/** Codes and links that somebody asks for: he waits for them before a screen. */
const WAITED_FOR: readonly EmailKind[] = [
  'address-code',
  'quote-request-code',
  'resume-link',
  'owner-link',
  'owner-address',
  'address-next',
  'agency-account-address',
]

/** Reminders: of these one in all reaches an address that has proven nothing. */
const REMINDERS: readonly EmailKind[] = [
  'reminder',
  'retention-notice',
  'registration-retention-notice',
  'quote-request-retention-notice',
]

/** Whether one more message may leave. @param sent what left for this address within the last week */
export function mayReach(kind: EmailKind, sent: { kind: EmailKind; at: Date }[], now: Date): boolean {
  const today = sent.filter(({ at }) => now.getTime() - at.getTime() < DAY_MS)
  if (REMINDERS.includes(kind) && sent.some(message => REMINDERS.includes(message.kind))) return false
  return (
    today.length < UNPROVEN_RECIPIENT.a_day - keptOf(kind, today) &&
    sent.length < UNPROVEN_RECIPIENT.a_week - keptOf(kind, sent)
  )
}

/** The places that a message leaves free: the acknowledgement's until it has taken it, and always one of what is waited for. */
function keptOf(kind: EmailKind, sent: { kind: EmailKind }[]): number {
  if (kind === KEPT_FOR) return 0
  const acknowledgement = sent.some(message => message.kind === KEPT_FOR) ? 0 : 1
  return WAITED_FOR.includes(kind) ? acknowledgement : acknowledgement + 1
}
