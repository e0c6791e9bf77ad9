import type { Db } from '~/store/database/database'
import { bookMovement } from '~/store/leads/ledger'
import { updateQuoteDispute } from '~/store/quote-requests/quote-disputes'
import { type StoredQuoteRequest, updateQuoteRequest } from '~/store/quote-requests/quote-requests'

export interface Decision {
  credited: boolean
  /** The client reads it. */
  sentence: string
}

/** Writes the answer and, where it is yes, gives the price back with its VAT. */
export async function settleQuoteDispute(
  trx: Db,
  { id, account_id, net_cents, vat_cents }: StoredQuoteRequest,
  { credited, sentence }: Decision,
  at: Date,
) {
  await updateQuoteDispute(trx, id, { decided_at: at, credited, sentence })
  if (!credited) return
  await bookMovement(trx, {
    account_id: String(account_id),
    key: `credit:quote:${id}`,
    at,
    movement: { kind: 'credit', net_cents, vat_cents, gross_cents: net_cents + vat_cents },
    quote_request_id: id,
  })
  await updateQuoteRequest(trx, id, { state: 'credited' })
}
