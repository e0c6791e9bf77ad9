import { type CallVerdict, judgeCall } from '~/domain/leads/judge-call'
import type { Db } from '~/store/database/database'
import { findTranscript } from '~/store/leads/call-transcripts'
import { eventsOfCall, type StoredCall, updateCall } from '~/store/leads/calls'
import { lockLeadAccount } from '~/store/leads/lead-accounts'
import { bookMovement } from '~/store/leads/ledger'
import { isDuplicate } from './is-duplicate'

/**
 * Ends a call whose length is known, or that nothing more will come of: its price is captured, or given back.
 * A call that is settled stays as it is, whatever comes late.
 */
export async function settleCall(trx: Db, call: StoredCall, now: Date): Promise<StoredCall> {
  if (call.settled_at) return call
  const events = await eventsOfCall(trx, call.id)
  const transcript = call.transcribed ? await findTranscript(trx, call.id) : undefined
  const verdict = await judge(
    trx,
    call,
    judgeCall(
      {
        events,
        free: call.free,
        heard_at: call.created_at,
        transcribed: call.transcribed,
        transcript: transcript ?? null,
      },
      now,
    ),
  )
  if (!verdict.settled) return call
  const change = {
    state: verdict.billed ? ('billed' as const) : ('unbilled' as const),
    reason: verdict.billed ? null : verdict.reason,
    qualified_by: verdict.billed ? verdict.qualified_by : null,
    length_ms: verdict.length?.ms ?? null,
    flagged: verdict.length?.flagged ?? true,
    answered_at: events.answered?.at ?? null,
    ended_at: events.ended?.at ?? null,
    settled_at: now,
  }
  await updateCall(trx, call.id, change)
  if (call.state === 'held') await moveHeldPrice(trx, call, verdict, now)
  return { ...call, ...change }
}

/** Two calls of one caller may ring at once: under the account's lock only the first to end is billed. */
async function judge(trx: Db, call: StoredCall, verdict: CallVerdict): Promise<CallVerdict> {
  if (!verdict.settled || !verdict.billed) return verdict
  await lockLeadAccount(trx, String(call.account_id))
  if (!(await isDuplicate(trx, call))) return verdict
  return { settled: true, billed: false, reason: 'duplicate-caller', length: verdict.length }
}

async function moveHeldPrice(
  trx: Db,
  { id, account_id, net_cents, vat_cents }: StoredCall,
  verdict: CallVerdict & { settled: true },
  at: Date,
) {
  const kind = verdict.billed ? 'capture' : 'release'
  const amounts = { net_cents, vat_cents, gross_cents: net_cents + vat_cents }
  await bookMovement(trx, {
    account_id: String(account_id),
    key: `${kind}:${id}`,
    at,
    movement: { kind, ...amounts },
    call_id: id,
  })
}
