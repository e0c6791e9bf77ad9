import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { noteEvent } from '~/store/events/events'
import { lockQuoteRequest, updateQuoteRequest } from '~/store/quote-requests/quote-requests'
import type { Deps } from '../ground/deps'
import { queueEmail } from '../outbox/queue-email'
import { qualifiedChange } from './qualified-change'

/**
 * What a person decides of a request that rules would not offer: it is offered, or refused. One that was kept apart
 * first gets the code that it was not mailed. A repeat changes nothing.
 * @throws Refusal not-found
 */
export async function checkQuoteRequest(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'mailer' | 'qualifier'>,
  by: AccountActor,
  requestId: string,
  offered: boolean,
) {
  const now = deps.clock()
  await deps.db.transaction().execute(async trx => {
    const request = await lockQuoteRequest(trx, requestId)
    if (!request || request.purged_at) throw new Refusal('not-found')
    const waits = request.state === 'to-check' || (request.suspicion !== null && request.state === 'unproven')
    if (!waits) return
    const mailed = offered && request.state === 'unproven' && deps.mailer.leaves
    if (mailed)
      await queueEmail(trx, deps, {
        kind: 'quote-request-code',
        recipient: request.email,
        quote_request_id: requestId,
        by,
      })
    if (offered && request.state === 'unproven' && !mailed) await qualifiedChange(trx, deps, requestId, false)
    const open = { state: 'open' as const, offered_at: now }
    await updateQuoteRequest(trx, requestId, {
      suspicion: null,
      ...(offered ? (mailed ? {} : open) : { state: 'refused' }),
    })
    await noteEvent(trx, by, now, {
      type: offered ? 'quote-request-accepted' : 'quote-request-refused',
      data: { quote_request: requestId },
    })
  })
}
