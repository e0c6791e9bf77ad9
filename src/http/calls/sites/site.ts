import type { Context } from 'hono'
import type { siteCalls } from '~/contract/sites/site'
import type { Agency } from '~/domain/agency'
import { priceOf } from '~/domain/invoice/offer'
import { Refusal } from '~/domain/refusal'
import { allowedDomain } from '~/usecases/domains/allowed-domain'
import type { Deps } from '~/usecases/ground/deps'
import { lastKnownRetention } from '~/usecases/ground/retention-months'
import type { Handlers } from '../../register'

/** The calls that tell who we are. */
export function siteHandlers(
  deps: Deps,
  isDirect: (context: Context) => boolean,
): Pick<Handlers, keyof typeof siteCalls> {
  const { publicUrl, diagnostics, mailer } = deps
  return {
    greeting: async () => ({ message: `Bienvenue sur l’API de ${deps.agency.brand}` }),
    allowedDomain: async ({ query, context }) => {
      if (!isDirect(context)) throw new Refusal('not-found')
      return { domain: await allowedDomain(deps, query.domain) }
    },
    site: async () => ({
      ...shown(deps.agency),
      ...{ public_url: publicUrl, emails_leave: mailer.leaves, diagnostics },
      retention_months: await lastKnownRetention(deps),
    }),
  }
}

/** Bank details stand on invoices, not on a call that anybody may make. */
const shown = ({ iban: _, bic: __, vat_on_debits: ___, ...agency }: Agency) => ({
  ...agency,
  price: priceOf(agency),
})
