import { CALL_REASONS } from '~/domain/leads/call-reasons'
import { DISPUTE_WINDOW_MS, mayDispute } from '~/domain/leads/dispute'
import type { ListedCall } from '~/store/leads/listed-calls'

/** A call as both sides read it; the reason is a French sentence. */
export function shownCall(call: ListedCall, now: Date) {
  const open = call.state === 'billed' && call.dispute_reason === null && call.ended_at !== null
  const disputable = open && call.ended_at !== null && mayDispute(call.ended_at, now)
  return {
    id: call.id,
    company_name: call.company_name,
    campaign_name: call.campaign_name,
    source: call.source,
    caller: call.caller,
    started_at: iso(call.started_at),
    length_ms: call.length_ms,
    flagged: call.flagged,
    state: call.state,
    reason: call.reason && CALL_REASONS[call.reason],
    net_cents: call.net_cents,
    gross_cents: call.net_cents + call.vat_cents,
    dispute_before:
      disputable && call.ended_at
        ? new Date(call.ended_at.getTime() + DISPUTE_WINDOW_MS).toISOString()
        : null,
    dispute: shownDispute(call),
  }
}

function shownDispute(call: ListedCall) {
  if (!call.dispute_reason || !call.dispute_opened_at || !call.dispute_answer_before) return null
  return {
    reason: call.dispute_reason,
    words: call.dispute_words ?? '',
    opened_at: call.dispute_opened_at.toISOString(),
    answer_before: call.dispute_answer_before.toISOString(),
    decided_at: iso(call.dispute_decided_at),
    credited: call.dispute_credited,
    sentence: call.dispute_sentence,
  }
}

const iso = (date: Date | null) => date?.toISOString() ?? null
