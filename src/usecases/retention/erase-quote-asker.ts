import type { AccountActor } from '~/domain/journal/actor'
import { noteEvent } from '~/store/events/events'
import { findLeadAccount } from '~/store/leads/lead-accounts'
import { lockQuoteRequest, updateQuoteRequest } from '~/store/quote-requests/quote-requests'
import type { Deps } from '../ground/deps'
import { removeLeftovers } from '../ground/remove-leftovers'
import { queueEmail } from '../outbox/queue-email'
import { eraseRequest } from './purge-quote-requests'

/**
 * Who asked for quotes goes because he asks for that, as when the request is at its end: the figure of one that was paid
 * stays. A client who has the contact, and was not told of a withdrawal, is told to use it no more. A repeat is no error.
 */
export async function eraseQuoteAsker(
  deps: Pick<Deps, 'db' | 'encryptedFiles' | 'mailer' | 'clock' | 'publicUrl'>,
  by: AccountActor,
  id: string,
) {
  const at = deps.clock()
  const message_ids = await deps.db.transaction().execute(async trx => {
    const request = await lockQuoteRequest(trx, id)
    if (!request || request.purged_at) return []
    const left = await eraseRequest(trx, request, at, 'demande')
    const told = request.withdrawn_at === null && request.account_id
    const client = told ? await findLeadAccount(trx, told) : undefined
    if (client) {
      await updateQuoteRequest(trx, id, { withdrawn_at: at })
      await queueEmail(trx, deps, {
        ...{ kind: 'quote-request-withdrawn', recipient: client.email, quote_request_id: id, by },
      })
    }
    await noteEvent(trx, by, at, { type: 'quote-request-erased', data: { quote_request: id } })
    return left
  })
  await removeLeftovers(deps, { file_keys: [], message_ids })
}
