import { found } from '~/domain/found'
import { mayBuy } from '~/domain/invoice/vat-treatment'
import { findLeadAccount } from '~/store/leads/lead-accounts'
import type { Deps } from '../ground/deps'
import { readCampaigns } from './campaigns/read-campaigns'

/** What a client sees first: balance, how to add to it, campaigns. @throws Refusal not-found */
export async function readClientSpace({ db, agency }: Pick<Deps, 'db' | 'agency'>, accountId: string) {
  const account = found(await findLeadAccount(db, accountId))
  const { company_name, contact_name, country, time_zone, available_cents, held_cents } = account
  return {
    company_name,
    contact_name,
    country,
    time_zone,
    may_buy: mayBuy(account),
    available_cents,
    held_cents,
    transfer_reference: transferReference(accountId),
    payee: agency.legal_name,
    iban: agency.iban,
    bic: agency.bic,
    campaigns: await readCampaigns({ db }, accountId),
  }
}

/** Short enough for a transfer, and the client's own: `CONTACTS-` and eight characters of his account. */
const transferReference = (accountId: string) =>
  `CONTACTS-${accountId
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 8)
    .toUpperCase()}`
