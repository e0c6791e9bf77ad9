import type { TelephonyEvent } from './call'

/** The carrier's clock and ours may differ by so much between answer and end. */
const CLOCK_TOLERANCE_MS = 2_000

export interface CallLength {
  /** Between answer and end; what is billed by. */
  ms: number
  /** The carrier's clock and the times at which its events reached us disagree. */
  flagged: boolean
}

/**
 * How long a call lasted, in milliseconds: the carrier's end less its answer; where that differs by more
 * than 2 s from the times at which both reached us, the shorter of the two, which then is looked into.
 */
export function callLength(answered: TelephonyEvent, ended: TelephonyEvent): CallLength {
  const told = Math.max(0, ended.at.getTime() - answered.at.getTime())
  const seen = Math.max(0, ended.received_at.getTime() - answered.received_at.getTime())
  const flagged = Math.abs(told - seen) > CLOCK_TOLERANCE_MS
  return { ms: flagged ? Math.min(told, seen) : told, flagged }
}
