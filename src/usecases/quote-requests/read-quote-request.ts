import { addressProof } from '~/domain/dossier/address-proof'
import { found } from '~/domain/found'
import { findLeadAccount } from '~/store/leads/lead-accounts'
import { findQuoteDispute } from '~/store/quote-requests/quote-disputes'
import { quoteRequestOfHolder } from '~/store/quote-requests/quote-requests'
import type { Deps } from '../ground/deps'

/**
 * What its asker reads of a request: where it stands and who has it. Nothing of what was typed but the trade,
 * the town and the day: whoever finds the address learns no contact.
 * @throws Refusal not-found
 */
export async function readQuoteRequest({ db, mailer }: Pick<Deps, 'db' | 'mailer'>, holderId: string) {
  const request = found(await quoteRequestOfHolder(db, holderId))
  const client = request.account_id ? await findLeadAccount(db, request.account_id) : undefined
  const dispute = await findQuoteDispute(db, request.id)
  return {
    state: request.state,
    wanted: request.wanted,
    town: request.town,
    timing: request.timing,
    created_at: request.created_at,
    consent_text: request.consent_text,
    consented_at: request.consented_at,
    email_proof: addressProof({ email_proven_at: request.proven_at, email_disowned_at: null }, mailer.leaves),
    withdrawn_at: request.withdrawn_at,
    buyer:
      client && request.unlocked_at
        ? {
            company_name: client.company_name,
            contact_name: client.contact_name,
            email: client.email,
            phone: client.phone,
            unlocked_at: request.unlocked_at,
          }
        : null,
    dispute: dispute
      ? {
          reason: dispute.reason,
          may_answer: dispute.decided_at === null && dispute.asker_words === null,
        }
      : null,
  }
}
