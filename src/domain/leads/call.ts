import { DAY_MS, HOUR_MS, MINUTE_MS } from '../milliseconds'

/** What a carrier tells of a call, each signed; they may come in any order, and more than once. */
export const TELEPHONY_EVENTS = ['ringing', 'answered', 'ended'] as const
export type TelephonyEventKind = (typeof TELEPHONY_EVENTS)[number]

/** One event as it was kept: when the carrier says that it was, and when it reached us. */
export interface TelephonyEvent {
  event: TelephonyEventKind
  at: Date
  received_at: Date
}

/** The same caller for the same campaign is billed once in so long. */
export const DUPLICATE_MS = 30 * DAY_MS
/** An end without an answer waits so long for the answer that may have been overtaken. */
export const OVERTAKEN_MS = 2 * MINUTE_MS
/**
 * Calls that cost nobody anything ring at our expense: so many a client's day whose number is hidden or was billed
 * before, and so many in all.
 */
export const COSTLESS_A_DAY = { known_beforehand: 10, in_all: 30 }
/** A call whose end has not come by then is closed. */
export const FORGOTTEN_MS = 4 * HOUR_MS
