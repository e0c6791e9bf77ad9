import { BILLED_FROM_SECONDS } from '../international/lead-pricing'
import {
  type CallReason,
  FORGOTTEN_MS,
  OVERTAKEN_MS,
  type TelephonyEvent,
  type TelephonyEventKind,
} from './call'

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
function callLength(answered: TelephonyEvent, ended: TelephonyEvent): CallLength {
  const told = Math.max(0, ended.at.getTime() - answered.at.getTime())
  const seen = Math.max(0, ended.received_at.getTime() - answered.received_at.getTime())
  const flagged = Math.abs(told - seen) > CLOCK_TOLERANCE_MS
  return { ms: flagged ? Math.min(told, seen) : told, flagged }
}

/** 30.0 s and more are billed, 29.999 s are not. */
const isLongEnough = (ms: number) => ms >= BILLED_FROM_SECONDS * 1_000

/** Where a call stands: not settled while something may still come. */
export type CallVerdict =
  | { settled: false }
  | { settled: true; billed: true; length: CallLength }
  | { settled: true; billed: false; reason: CallReason; length: CallLength | null }

interface RoutedCall {
  events: Partial<Record<TelephonyEventKind, TelephonyEvent>>
  /** Known when the call was routed: a hidden number, a caller that was billed already. */
  free: 'hidden-number' | 'duplicate-caller' | null
}

/** What a routed call comes to at that instant. */
export function judgeCall({ events, free }: RoutedCall, now: Date): CallVerdict {
  const { ringing, answered, ended } = events
  const age = ringing ? now.getTime() - ringing.received_at.getTime() : 0
  if (!ended) {
    if (age < FORGOTTEN_MS) return { settled: false }
    return { settled: true, billed: false, reason: 'never-ended', length: null }
  }
  if (!answered) {
    if (now.getTime() - ended.received_at.getTime() < OVERTAKEN_MS) return { settled: false }
    return { settled: true, billed: false, reason: 'not-answered', length: null }
  }
  const length = callLength(answered, ended)
  if (free) return { settled: true, billed: false, reason: free, length }
  if (!isLongEnough(length.ms)) return { settled: true, billed: false, reason: 'too-short', length }
  return { settled: true, billed: true, length }
}
