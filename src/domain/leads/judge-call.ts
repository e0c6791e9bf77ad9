import { BILLED_FROM_SECONDS } from '../international/lead-pricing'
import { FORGOTTEN_MS, OVERTAKEN_MS, type TelephonyEvent, type TelephonyEventKind } from './call'
import { type CallLength, callLength } from './call-length'
import type { CallReason } from './call-reasons'

/** 30.0 s and more are billed, 29.999 s are not. */
const isLongEnough = (ms: number) => ms >= BILLED_FROM_SECONDS * 1_000

/** Where a call stands: not settled while something may still come. */
export type CallVerdict =
  | { settled: false }
  | { settled: true; billed: true; length: CallLength }
  | { settled: true; billed: false; reason: CallReason; length: CallLength | null }

interface RoutedCall {
  events: Partial<Record<TelephonyEventKind, TelephonyEvent>>
  /** When the first of its events reached us. */
  heard_at: Date
  /** Known when the call was routed: a hidden number, a caller that was billed already. */
  free: 'hidden-number' | 'duplicate-caller' | null
}

/** What a routed call comes to at that instant. */
export function judgeCall({ events, free, heard_at }: RoutedCall, now: Date): CallVerdict {
  const { ringing, answered, ended } = events
  const forgotten = now.getTime() - heard_at.getTime() >= FORGOTTEN_MS
  // It was routed nowhere and nothing is held for it, whatever else was told.
  if (!ringing)
    return forgotten
      ? { settled: true, billed: false, reason: 'never-rang', length: null }
      : { settled: false }
  if (!ended) {
    if (!forgotten) return { settled: false }
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
