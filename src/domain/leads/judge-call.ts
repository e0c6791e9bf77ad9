import { BILLED_FROM_SECONDS } from '../international/lead-pricing'
import { FORGOTTEN_MS, OVERTAKEN_MS, type TelephonyEvent, type TelephonyEventKind } from './call'
import type { CallReason } from './call-reasons'
import type { Qualification } from './qualification'
import { TRANSCRIPT_HOLD_MS } from './transcript'
import type { TranscriptRule } from './transcript-rule'

/** 30.0 s and more are billed, 29.999 s are not. */
const isLongEnough = (ms: number) => ms >= BILLED_FROM_SECONDS * 1_000

/** Where a call stands: not settled while something may still come. */
export type CallVerdict =
  | { settled: false }
  | { settled: true; billed: true; length: CallLength; qualified_by: Qualification }
  | { settled: true; billed: false; reason: CallReason; length: CallLength | null }

interface RoutedCall {
  events: Partial<Record<TelephonyEventKind, TelephonyEvent>>
  /** When the first of its events reached us. */
  heard_at: Date
  /** Known when the call was routed: a hidden number, a caller that was billed already. */
  free: 'hidden-number' | 'duplicate-caller' | null
  /** Whether the carrier of its number sends transcripts. */
  transcribed: boolean
  /** When the transcript reached us, and what a rule found in it; null while there is none. */
  transcript: { received_at: Date; finding: TranscriptRule | null } | null
}

/** What a routed call comes to at that instant. */
export function judgeCall(call: RoutedCall, now: Date): CallVerdict {
  const { events, free, heard_at } = call
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
  return judgeWords(call, ended, length, now)
}

/**
 * What was said decides only where the carrier of the number sends it, and within the hour after the end; later it is
 * there for a dispute, whenever the call is looked at.
 */
function judgeWords(
  { transcribed, transcript }: RoutedCall,
  ended: TelephonyEvent,
  length: CallLength,
  now: Date,
): CallVerdict {
  const billed = { settled: true, billed: true, length } as const
  if (!transcribed) return { ...billed, qualified_by: 'length' }
  const until = ended.received_at.getTime() + TRANSCRIPT_HOLD_MS
  if (!transcript || transcript.received_at.getTime() >= until)
    return transcript || now.getTime() >= until
      ? { ...billed, qualified_by: 'transcript-missing' }
      : { settled: false }
  if (!transcript.finding) return { ...billed, qualified_by: 'transcript' }
  return { settled: true, billed: false, reason: transcript.finding, length }
}

/** The carrier's clock and ours may differ by so much between answer and end. */
const CLOCK_TOLERANCE_MS = 2_000

interface CallLength {
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
