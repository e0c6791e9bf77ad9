import type { EmailKind } from '~/domain/email/email'
import { moveEmail } from '~/store/emails/email-sending'
import type { StoredEmail } from '~/store/emails/emails'
import { findLeadAccount } from '~/store/leads/lead-accounts'
import { findQuoteRequest } from '~/store/quote-requests/quote-requests'
import { ownerAddress } from '~/store/sites/site-owners'
import { findSite } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'

type ReaddressDeps = Pick<Deps, 'db' | 'mailer'>

/** By the kind of a message, whose address it goes to now; the others go to where they were queued for. */
const ADDRESS_NOW: Partial<
  Record<EmailKind, (deps: ReaddressDeps, email: StoredEmail) => Promise<string | null>>
> = {
  'client-link': clientNow,
  'lead-account-opened': clientNow,
  'lead-transfer': clientNow,
  'lead-balance-low': clientNow,
  'lead-dispute-decided': clientNow,
  'lead-invoice': clientNow,
  'quote-request-contact': buyerNow,
  'quote-request-withdrawn': buyerNow,
  'quote-request-corrected': buyerNow,
  'quote-request-code': askerNow,
  'quote-request-unlocked': askerNow,
  'quote-request-disputed': askerNow,
  'quote-request-retention-notice': askerNow,
  'site-request': ownerNow,
}

/**
 * What lets a client of the leads offer in, tells of his money, or names somebody who asked him or a site's owner for something
 * leaves for the address that he has then, as does what goes to who asked for quotes: one that was corrected meanwhile was perhaps
 * nobody's of his, and a message waits for a server that is away, or is sent again months later.
 */
export async function readdressEmail(deps: ReaddressDeps, email: StoredEmail): Promise<StoredEmail> {
  const recipient = await ADDRESS_NOW[email.kind]?.(deps, email)
  if (!recipient || recipient === email.recipient) return email
  await moveEmail(deps.db, email.id, recipient)
  return { ...email, recipient }
}

async function clientNow({ db }: ReaddressDeps, { data }: StoredEmail) {
  return (await findLeadAccount(db, String(data.lead_account)))?.email ?? null
}

async function requestOf({ db }: ReaddressDeps, { quote_request_id }: StoredEmail) {
  return quote_request_id === null ? undefined : findQuoteRequest(db, quote_request_id)
}

async function buyerNow(deps: ReaddressDeps, email: StoredEmail) {
  const request = await requestOf(deps, email)
  return request?.account_id ? ((await findLeadAccount(deps.db, request.account_id))?.email ?? null) : null
}

async function askerNow(deps: ReaddressDeps, email: StoredEmail) {
  // Nobody's once it is erased, and its message goes with it.
  return (await requestOf(deps, email))?.email || null
}

async function ownerNow({ db, mailer }: ReaddressDeps, { data }: StoredEmail) {
  const site = await findSite(db, { site: String(data.site) })
  return site ? ownerAddress(db, site, mailer.leaves) : null
}
