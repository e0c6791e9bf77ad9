import { found } from '~/domain/found'
import type { ClientActor } from '~/domain/journal/actor'
import { noteEvent } from '~/store/events/events'
import { findLeadAccount } from '~/store/leads/lead-accounts'
import { lockQuoteRequestOfHolder, updateQuoteRequest } from '~/store/quote-requests/quote-requests'
import type { Deps } from '../ground/deps'
import { queueEmail } from '../outbox/queue-email'

/**
 * The asker takes the request back: nobody may unlock it from then on, and a client who has unlocked it before is
 * told to use it no more. A repeat changes nothing.
 * @throws Refusal not-found
 */
export async function withdrawQuoteRequest(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl'>,
  by: ClientActor,
  holderId: string,
) {
  const now = deps.clock()
  await deps.db.transaction().execute(async trx => {
    const request = found(await lockQuoteRequestOfHolder(trx, holderId))
    if (request.withdrawn_at) return
    await updateQuoteRequest(trx, request.id, {
      withdrawn_at: now,
      ...(request.account_id ? {} : { state: 'withdrawn' }),
    })
    const client = request.account_id ? await findLeadAccount(trx, request.account_id) : undefined
    if (client)
      await queueEmail(trx, deps, {
        kind: 'quote-request-withdrawn',
        recipient: client.email,
        quote_request_id: request.id,
        by,
      })
    await noteEvent(trx, by, now, { type: 'quote-request-withdrawn', data: { quote_request: request.id } })
  })
}
