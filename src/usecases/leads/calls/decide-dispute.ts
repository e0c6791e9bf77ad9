import { found } from '~/domain/found'
import type { AccountActor } from '~/domain/journal/actor'
import { wrongField } from '~/domain/wrong-field'
import type { Db } from '~/store/database/database'
import { noteEvent } from '~/store/events/events'
import { lockCall, type StoredCall, updateCall } from '~/store/leads/calls'
import { decideStoredDispute, findDispute } from '~/store/leads/disputes'
import { bookMovement } from '~/store/leads/ledger'
import type { Deps } from '../../ground/deps'
import { tellCallDisputeDecided } from './tell-dispute-decided'

interface Decision {
  credited: boolean
  /** The client reads it. */
  sentence: string
}

/**
 * The team's answer to a dispute, mailed to the client; a repeat, or a second person, gets what was decided first.
 * @throws Refusal not-found, invalid-fields when no sentence says why
 */
export async function decideDispute(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl'>,
  by: AccountActor,
  callId: string,
  decision: Decision,
): Promise<Decision> {
  const sentence = decision.sentence.trim()
  if (sentence === '') throw wrongField('sentence', 'Écrivez au client pourquoi.')
  const now = deps.clock()
  return deps.db.transaction().execute(async trx => {
    const call = found(await lockCall(trx, callId))
    const dispute = found(await findDispute(trx, callId))
    if (dispute.decided_at) return { credited: Boolean(dispute.credited), sentence: String(dispute.sentence) }
    await settleDispute(trx, call, { ...decision, sentence }, now)
    await noteEvent(trx, by, now, {
      type: 'dispute-decided',
      data: { lead_account: String(call.account_id), call_id: callId },
    })
    await tellCallDisputeDecided(trx, deps, call, { ...decision, sentence })
    return { ...decision, sentence }
  })
}

/** Writes the answer and, where it is yes, gives the price back with its VAT. */
export async function settleDispute(
  trx: Db,
  { id, account_id, net_cents, vat_cents }: StoredCall,
  { credited, sentence }: Decision,
  at: Date,
) {
  await decideStoredDispute(trx, id, { decided_at: at, credited, sentence })
  if (!credited) return
  await bookMovement(trx, {
    account_id: String(account_id),
    key: `credit:${id}`,
    at,
    movement: { kind: 'credit', net_cents, vat_cents, gross_cents: net_cents + vat_cents },
    call_id: id,
  })
  await updateCall(trx, id, { state: 'credited' })
}
