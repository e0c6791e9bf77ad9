import { found } from '~/domain/found'
import { mayBuy, vatRate } from '~/domain/invoice/vat-treatment'
import type { ClientActor } from '~/domain/journal/actor'
import { type LeadAmounts, leadAmounts } from '~/domain/leads/ledger'
import { OFFERED_MS } from '~/domain/quote-requests/quote-request'
import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database/database'
import { noteEvent } from '~/store/events/events'
import { lockLeadAccount, type StoredLeadAccount } from '~/store/leads/lead-accounts'
import { bookMovement } from '~/store/leads/ledger'
import {
  lockQuoteRequest,
  type StoredQuoteRequest,
  updateQuoteRequest,
} from '~/store/quote-requests/quote-requests'
import { requestFits } from '~/store/quote-requests/request-fits'
import type { Deps } from '../ground/deps'
import { queueEmail } from '../outbox/queue-email'

type UnlockDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl'>

/**
 * Sells a request to one client, under its lock and that of his account: held, captured, shown and mailed to him,
 * and told to the asker, all in one transaction. Whoever comes second, or after a withdrawal, pays nothing; a
 * repeat of the one who has it changes nothing.
 * @throws Refusal not-found, request-taken, request-withdrawn, request-not-offered, vat-unchecked, balance-too-low
 */
export async function unlockQuoteRequest(
  deps: UnlockDeps,
  by: ClientActor,
  { accountId, requestId }: { accountId: string; requestId: string },
) {
  const now = deps.clock()
  await deps.db.transaction().execute(async trx => {
    const request = found(await lockQuoteRequest(trx, requestId))
    const account = found(await lockLeadAccount(trx, accountId))
    if (request.account_id === accountId) return
    await refuseWhatIsNotForSale(trx, request, account, now)
    const amounts = leadAmounts(request.price_cents, vatRate(account.country))
    if (account.available_cents < amounts.gross_cents) throw new Refusal('balance-too-low')
    await pay(trx, request.id, accountId, amounts, now)
    await updateQuoteRequest(trx, request.id, {
      state: 'unlocked',
      account_id: accountId,
      unlocked_at: now,
      net_cents: amounts.net_cents,
      vat_cents: amounts.vat_cents,
    })
    await tellBoth(trx, deps, request, account)
    await noteEvent(trx, by, now, {
      type: 'quote-request-unlocked',
      data: { lead_account: accountId, quote_request: request.id },
    })
  })
}

/** A request that the client has no campaign for does not exist for him. */
async function refuseWhatIsNotForSale(
  trx: Db,
  request: StoredQuoteRequest,
  account: StoredLeadAccount,
  now: Date,
) {
  if (request.purged_at || !(await requestFits(trx, account.id, request))) throw new Refusal('not-found')
  if (request.account_id) throw new Refusal('request-taken')
  if (request.state === 'withdrawn') throw new Refusal('request-withdrawn')
  const fresh = request.offered_at && now.getTime() - request.offered_at.getTime() < OFFERED_MS
  if (request.state !== 'open' || !fresh) throw new Refusal('request-not-offered')
  if (!mayBuy(account)) throw new Refusal('vat-unchecked')
}

async function pay(trx: Db, quote_request_id: string, account_id: string, amounts: LeadAmounts, at: Date) {
  for (const kind of ['hold', 'capture'] as const)
    await bookMovement(trx, {
      account_id,
      key: `${kind}:quote:${quote_request_id}`,
      at,
      movement: { kind, ...amounts },
      quote_request_id,
    })
}

/** The contact to the client, and the client to the asker. */
async function tellBoth(
  trx: Db,
  deps: UnlockDeps,
  { id, email }: StoredQuoteRequest,
  account: StoredLeadAccount,
) {
  const about = { quote_request_id: id }
  await queueEmail(trx, deps, { kind: 'quote-request-contact', recipient: account.email, ...about })
  await queueEmail(trx, deps, { kind: 'quote-request-unlocked', recipient: email, ...about })
}
