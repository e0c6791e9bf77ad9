import { found } from '~/domain/found'
import { QUOTE_DISPUTE_LABELS } from '~/domain/quote-requests/quote-dispute'
import { WANTED_TRADES } from '~/domain/quote-requests/wanted-trade'
import { Refusal } from '~/domain/refusal'
import { formatEuros } from '~/domain/text/french'
import { QuoteRequestCode } from '~/emails/quote-requests/quote-request-code'
import { QuoteRequestContact } from '~/emails/quote-requests/quote-request-contact'
import { QuoteRequestCorrected } from '~/emails/quote-requests/quote-request-corrected'
import { QuoteRequestDisputed } from '~/emails/quote-requests/quote-request-disputed'
import { QuoteRequestRetentionNotice } from '~/emails/quote-requests/quote-request-retention-notice'
import { QuoteRequestUnlocked } from '~/emails/quote-requests/quote-request-unlocked'
import { QuoteRequestWithdrawn } from '~/emails/quote-requests/quote-request-withdrawn'
import type { StoredEmail } from '~/store/emails/emails'
import { findLeadAccount } from '~/store/leads/lead-accounts'
import { findQuoteDispute } from '~/store/quote-requests/quote-disputes'
import { findQuoteRequest } from '~/store/quote-requests/quote-requests'
import { makeCode } from '../address/make-code'
import type { Deps } from '../ground/deps'
import type { Composers } from './composers'

/** What askers are told, and the client who has their request. */
export const quoteRequestComposers: Composers<
  | 'quote-request-code'
  | 'quote-request-unlocked'
  | 'quote-request-contact'
  | 'quote-request-withdrawn'
  | 'quote-request-corrected'
  | 'quote-request-disputed'
  | 'quote-request-retention-notice'
> = {
  'quote-request-code': async (deps, email) => {
    const request = await requestOf(deps, email)
    const { code, subject } = await makeCode(deps, email, { quote_request_id: request.id })
    return { subject, body: QuoteRequestCode({ code, link: askersPage(deps, request.holder_id) }) }
  },
  'quote-request-unlocked': async (deps, email) => {
    const request = await requestOf(deps, email)
    const { company_name, phone, email: address } = await clientOf(deps, request.account_id)
    return {
      subject: 'Une entreprise a reçu votre demande de devis',
      body: QuoteRequestUnlocked({
        companyName: company_name,
        phone,
        email: address,
        link: askersPage(deps, request.holder_id),
      }),
    }
  },
  'quote-request-contact': async (deps, email) => {
    const asker = await requestOf(deps, email)
    return {
      subject: 'Les coordonnées que vous avez débloquées',
      body: QuoteRequestContact({
        wanted: WANTED_TRADES[asker.wanted].label,
        asker,
        price: formatEuros(asker.net_cents),
        link: `${deps.publicUrl}/espace-client`,
      }),
    }
  },
  'quote-request-corrected': async (deps, email) => {
    const asker = await requestOf(deps, email)
    return {
      subject: 'Une demande que vous avez débloquée a été corrigée',
      body: QuoteRequestCorrected({
        wanted: WANTED_TRADES[asker.wanted].label,
        asker,
        link: `${deps.publicUrl}/espace-client`,
      }),
    }
  },
  'quote-request-retention-notice': async (deps, email) => {
    const request = await requestOf(deps, email)
    return {
      subject: 'Votre demande de devis sera bientôt effacée',
      body: QuoteRequestRetentionNotice({
        purgeAt: new Date(email.data.purge_at),
        link: askersPage(deps, request.holder_id),
      }),
    }
  },
  'quote-request-withdrawn': async ({ db, publicUrl }, { quote_request_id }) => {
    // It names nobody: it is told of a request too whose person is erased by now.
    const { wanted } = found(quote_request_id ? await findQuoteRequest(db, quote_request_id) : undefined)
    return {
      subject: 'Une demande que vous avez débloquée a été retirée',
      body: QuoteRequestWithdrawn({
        wanted: WANTED_TRADES[wanted].label,
        link: `${publicUrl}/espace-client`,
      }),
    }
  },
  'quote-request-disputed': async (deps, email) => {
    const request = await requestOf(deps, email)
    const dispute = found(await findQuoteDispute(deps.db, request.id))
    return {
      subject: 'Un mot de vous sur votre demande de devis',
      body: QuoteRequestDisputed({
        companyName: (await clientOf(deps, request.account_id)).company_name,
        reason: QUOTE_DISPUTE_LABELS[dispute.reason],
        link: askersPage(deps, request.holder_id),
      }),
    }
  },
}

const askersPage = ({ publicUrl }: Pick<Deps, 'publicUrl'>, holderId: string) =>
  `${publicUrl}/demande-de-devis/${holderId}`

async function requestOf(
  { db }: Pick<Deps, 'db'>,
  { quote_request_id }: Pick<StoredEmail, 'quote_request_id'>,
) {
  const request = quote_request_id ? await findQuoteRequest(db, quote_request_id) : undefined
  if (!request || request.purged_at) throw new Refusal('not-found')
  return request
}

async function clientOf({ db }: Pick<Deps, 'db'>, id: string | null) {
  return found(id ? await findLeadAccount(db, id) : undefined)
}
