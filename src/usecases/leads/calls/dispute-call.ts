import type { ClientActor } from '~/domain/journal/actor'
import { DISPUTE_WORKING_DAYS, type DisputeReason, disputeDeadline, mayDispute } from '~/domain/leads/dispute'
import { Refusal } from '~/domain/refusal'
import { typedText } from '~/domain/text/typed-text'
import { noteEvent } from '~/store/events/events'
import { lockCall } from '~/store/leads/calls'
import { findDispute, insertDispute } from '~/store/leads/disputes'
import type { Deps } from '../../ground/deps'
import { type TellTeamDeps, tellTeam } from '../tell-team'
import { settleDisputeByRules } from './settle-dispute-by-rules'

/**
 * Contests a billed call of the client's own, within seven days, once: what a rule can decide is decided and
 * credited at once, the rest waits for the team, which is mailed.
 * @throws Refusal not-found, dispute-closed
 */
export async function disputeCall(
  deps: Pick<Deps, 'db'> & TellTeamDeps,
  by: ClientActor,
  { accountId, callId }: { accountId: string; callId: string },
  { reason, words }: { reason: DisputeReason; words: string },
) {
  const now = deps.clock()
  await deps.db.transaction().execute(async trx => {
    const call = await lockCall(trx, callId)
    if (call?.account_id !== accountId) throw new Refusal('not-found')
    if (await findDispute(trx, callId)) return
    if (call.state !== 'billed' || !call.ended_at || !mayDispute(call.ended_at, now))
      throw new Refusal('dispute-closed')
    await insertDispute(trx, {
      call_id: callId,
      reason,
      words: typedText(words),
      opened_at: now,
      answer_before: disputeDeadline(now, DISPUTE_WORKING_DAYS),
    })
    await noteEvent(trx, by, now, {
      type: 'call-disputed',
      data: { lead_account: accountId, call_id: callId },
    })
    const { decided } = await settleDisputeByRules(trx, call, reason, now)
    if (!decided)
      await tellTeam(trx, deps, by, { news: 'call-disputed', lead_account: accountId, call: callId })
  })
}
