import { CALL_REASONS, LATE_FINDINGS } from '~/domain/leads/call-reasons'
import { DISPUTE_WINDOW_MS, mayDispute } from '~/domain/leads/dispute'
import { QUALIFICATION_WORDS } from '~/domain/leads/qualification'
import { MODEL_WORD_LABELS, TRANSCRIPT_HOLD_MS } from '~/domain/leads/transcript'
import type { ListedCall } from '~/store/leads/listed-calls'

/** A call as both sides read it; the reason is a French sentence. */
export function shownCall(call: ListedCall, now: Date) {
  const open = call.state === 'billed' && call.dispute_reason === null && call.ended_at !== null
  const disputable = open && call.ended_at !== null && mayDispute(call.ended_at, now)
  return {
    ...call,
    reason: call.reason && CALL_REASONS[call.reason],
    qualified_by: call.qualified_by && QUALIFICATION_WORDS[call.qualified_by],
    held_until: heldUntil(call),
    late_finding: call.state === 'billed' && call.finding ? LATE_FINDINGS[call.finding] : null,
    gross_cents: call.net_cents + call.vat_cents,
    dispute_before:
      disputable && call.ended_at ? new Date(call.ended_at.getTime() + DISPUTE_WINDOW_MS) : null,
    dispute: shownDispute(call),
  }
}

/** The same as the team reads it, with whether what was said can be read and what a model says of it. */
export const shownTeamCall = (call: ListedCall, now: Date) => ({
  ...shownCall(call, now),
  transcript: call.transcript_at !== null,
  flag: call.state === 'billed' && call.model_word ? MODEL_WORD_LABELS[call.model_word] : null,
})

/** Where a call that is over waits for what was said in it. */
function heldUntil({ state, transcribed, end_heard_at }: ListedCall): Date | null {
  if (state !== 'held' || !transcribed || !end_heard_at) return null
  return new Date(end_heard_at.getTime() + TRANSCRIPT_HOLD_MS)
}

function shownDispute(call: ListedCall) {
  if (!call.dispute_reason || !call.dispute_opened_at || !call.dispute_answer_before) return null
  return {
    reason: call.dispute_reason,
    words: call.dispute_words ?? '',
    opened_at: call.dispute_opened_at,
    answer_before: call.dispute_answer_before,
    decided_at: call.dispute_decided_at,
    credited: call.dispute_credited,
    sentence: call.dispute_sentence,
  }
}
