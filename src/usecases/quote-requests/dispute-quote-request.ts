import { found } from '~/domain/found'
import type { Actor, ClientActor } from '~/domain/journal/actor'
import { DISPUTE_WORKING_DAYS, disputeDeadline, mayDispute } from '~/domain/leads/dispute'
import { judgeQuoteDispute, type QuoteDisputeReason } from '~/domain/quote-requests/quote-dispute'
import { Refusal } from '~/domain/refusal'
import { typedText } from '~/domain/text/typed-text'
import { wrongField } from '~/domain/wrong-field'
import type { Db } from '~/store/database/database'
import { noteEvent } from '~/store/events/events'
import { findQuoteDispute, insertQuoteDispute } from '~/store/quote-requests/quote-disputes'
import { lockQuoteRequest, type StoredQuoteRequest } from '~/store/quote-requests/quote-requests'
import { boughtBefore } from '~/store/quote-requests/same-asker'
import type { Deps } from '../ground/deps'
import { tellDisputeDecided } from '../leads/calls/tell-dispute-decided'
import { type TellTeamDeps, tellTeam } from '../leads/tell-team'
import { queueEmail } from '../outbox/queue-email'
import { phoneFacts } from './phone-facts'
import { type Decision, settleQuoteDispute } from './settle-quote-dispute'

/**
 * Contests a request that the client has unlocked, within seven days, once: what a rule can decide is decided and
 * credited at once; of the rest the asker is asked, and the team, which is mailed, answers.
 * @throws Refusal not-found, dispute-closed
 */
export async function disputeQuoteRequest(
  deps: Pick<Deps, 'db'> & TellTeamDeps,
  by: ClientActor,
  { accountId, requestId }: { accountId: string; requestId: string },
  { reason, words }: { reason: QuoteDisputeReason; words: string },
) {
  const now = deps.clock()
  await deps.db.transaction().execute(async trx => {
    const request = await lockQuoteRequest(trx, requestId)
    if (request?.account_id !== accountId || request.purged_at) throw new Refusal('not-found')
    if (await findQuoteDispute(trx, requestId)) return
    if (request.state !== 'unlocked' || !request.unlocked_at || !mayDispute(request.unlocked_at, now))
      throw new Refusal('dispute-closed')
    await insertQuoteDispute(trx, {
      quote_request_id: requestId,
      reason,
      words: typedText(words),
      opened_at: now,
      answer_before: disputeDeadline(now, DISPUTE_WORKING_DAYS),
    })
    await note(trx, by, 'quote-request-disputed', request, now)
    const verdict = judgeQuoteDispute(reason, await factsOf(trx, request))
    if (verdict.decided) return settleQuoteDispute(trx, request, verdict, now)
    await tellTeam(trx, deps, by, {
      ...{ news: 'request-disputed', lead_account: accountId, quote_request: requestId },
    })
    if (!request.withdrawn_at)
      await queueEmail(trx, deps, {
        kind: 'quote-request-disputed',
        recipient: request.email,
        quote_request_id: requestId,
        by,
      })
  })
}

async function factsOf(trx: Db, request: StoredQuoteRequest) {
  const { reachable, zone } = phoneFacts(request.phone, request.country)
  const { unlocked_at, withdrawn_at } = request
  return {
    reachable,
    phone_zone: zone,
    zone: request.zone,
    duplicate: await boughtBefore(trx, request),
    withdrawn_after_ms: unlocked_at && withdrawn_at && withdrawn_at.getTime() - unlocked_at.getTime(),
  }
}

/**
 * The team's answer, mailed to the client; a repeat, or a second person, gets what was decided first.
 * @throws Refusal not-found, invalid-fields when no sentence says why
 */
export async function decideQuoteDispute(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl'>,
  by: Actor,
  requestId: string,
  { credited, sentence: written }: Decision,
): Promise<Decision> {
  const [sentence, now] = [written.trim(), deps.clock()]
  if (sentence === '') throw wrongField('sentence', 'Écrivez au client pourquoi.')
  return deps.db.transaction().execute(async trx => {
    const request = found(await lockQuoteRequest(trx, requestId))
    const dispute = found(await findQuoteDispute(trx, requestId))
    if (dispute.decided_at) return { credited: Boolean(dispute.credited), sentence: String(dispute.sentence) }
    await settleQuoteDispute(trx, request, { credited, sentence }, now)
    await note(trx, by, 'quote-dispute-decided', request, now)
    await tellDisputeDecided(trx, deps, {
      ...{ lead_account: String(request.account_id), contact: 'quote-request', sentence, credited },
      at: request.unlocked_at?.toISOString() ?? null,
      amount_cents: request.net_cents + request.vat_cents,
    })
    return { credited, sentence }
  })
}

const note = (
  trx: Db,
  by: Actor,
  type: 'quote-request-disputed' | 'quote-dispute-decided',
  { id, account_id }: StoredQuoteRequest,
  at: Date,
) => noteEvent(trx, by, at, { type, data: { lead_account: String(account_id), quote_request: id } })
