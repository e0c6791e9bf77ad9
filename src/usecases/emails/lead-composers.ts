import { monthlyFilename } from '~/domain/dossier/pieces/filename'
import type { LeadNews } from '~/domain/email/email'
import { found } from '~/domain/found'
import { tradeNames, zoneNames } from '~/domain/international/lead-labels'
import { mayBuy } from '~/domain/invoice/vat-treatment'
import { DISPUTE_LABELS } from '~/domain/leads/dispute'
import { dialledFromFrance } from '~/domain/place/dialled-number'
import { timeZoneWords } from '~/domain/place/time-zone-choices'
import { QUOTE_DISPUTE_LABELS } from '~/domain/quote-requests/quote-dispute'
import { formatEuros, formatMonth, formatShortMoment } from '~/domain/text/french'
import { wallClock } from '~/domain/text/wall-clock'
import { AgencyLeadNews, type LeadNewsTold } from '~/emails/agency/agency-lead-news'
import { LeadAccountOpened } from '~/emails/leads/lead-account-opened'
import { LeadBalanceLow } from '~/emails/leads/lead-balance-low'
import { LeadDisputeDecided } from '~/emails/leads/lead-dispute-decided'
import { LeadInvoice } from '~/emails/leads/lead-invoice'
import { LeadTransfer } from '~/emails/leads/lead-transfer'
import { SignInLink } from '~/emails/sign-in-link'
import { findCampaign } from '~/store/leads/campaigns'
import { findLeadAccount } from '~/store/leads/lead-accounts'
import { listedCall } from '~/store/leads/listed-calls'
import { findQuoteDispute } from '~/store/quote-requests/quote-disputes'
import { findQuoteRequest } from '~/store/quote-requests/quote-requests'
import type { Deps } from '../ground/deps'
import { readLeadInvoice } from '../leads/invoices/read-lead-invoices'
import { makeClientLink } from '../leads/sign-in-client'
import type { Composers } from './composers'

/** What clients of the leads offer are sent, and the team about them. */
export const leadComposers: Composers<
  | 'client-link'
  | 'lead-account-opened'
  | 'agency-lead-news'
  | 'lead-transfer'
  | 'lead-balance-low'
  | 'lead-dispute-decided'
  | 'lead-invoice'
> = {
  'client-link': async (deps, { data }) => {
    const { company_name } = await accountOf(deps, data.lead_account)
    const token = await makeClientLink(deps, data.lead_account)
    return {
      subject: 'Votre lien de connexion',
      body: SignInLink({
        space: 'client',
        companyName: company_name,
        link: `${deps.publicUrl}/espace-client/connexion#${token}`,
      }),
    }
  },
  'lead-account-opened': async (deps, { data }) => {
    const account = await accountOf(deps, data.lead_account)
    return {
      subject: 'Votre espace client est ouvert',
      body: LeadAccountOpened({
        companyName: account.company_name,
        mayBuy: mayBuy(account),
        timeZone: timeZoneWords(account.time_zone),
        link: `${deps.publicUrl}/espace-client`,
      }),
    }
  },
  'agency-lead-news': async (deps, { data }) => {
    const { company_name } = await accountOf(deps, data.lead_account)
    const told = await newsOf(deps, data)
    const page = `${deps.publicUrl}/admin-dashboard/contacts`
    return {
      subject: SUBJECTS[told.what],
      body: AgencyLeadNews({
        ...{ companyName: company_name, told },
        link: told.what === 'disputed' ? page : `${page}/${data.lead_account}`,
      }),
    }
  },
  'lead-transfer': async (deps, { data }) => {
    const account = await accountOf(deps, data.lead_account)
    const received = data.transfer === 'top-up'
    return {
      subject: received ? 'Votre virement est bien reçu' : 'Votre solde vous est remboursé',
      body: LeadTransfer({
        received,
        amount: formatEuros(data.amount_cents),
        reference: data.reference,
        balance: formatEuros(account.available_cents),
        link: `${deps.publicUrl}/espace-client`,
      }),
    }
  },
  'lead-balance-low': async (deps, { data }) => {
    const account = await accountOf(deps, data.lead_account)
    return {
      subject: 'Votre solde ne couvrira bientôt plus un appel',
      body: LeadBalanceLow({
        balance: formatEuros(account.available_cents),
        link: `${deps.publicUrl}/espace-client`,
      }),
    }
  },
  'lead-dispute-decided': async (deps, { data }) => {
    const { available_cents, time_zone } = await accountOf(deps, data.lead_account)
    const { credited, sentence, at, amount_cents } = data
    const on = at ? ` ${wallClock(time_zone).shortMoment(new Date(at))}` : ''
    const of = data.contact === 'call' ? 'l’appel' : 'la demande de devis débloquée'
    return {
      subject: credited ? 'Votre contestation est acceptée' : 'Votre contestation n’est pas retenue',
      body: LeadDisputeDecided({
        ...{ credited, sentence, contact: on ? `${of} ${data.contact === 'call' ? 'du' : 'le'}${on}` : of },
        amount: formatEuros(amount_cents),
        balance: formatEuros(available_cents),
        link: `${deps.publicUrl}/espace-client`,
      }),
    }
  },
  'lead-invoice': async (deps, { data }) => {
    const { company_name, month, cancels, amount_ttc_cents, pdf } = await readLeadInvoice(
      deps,
      data.number,
      data.lead_account,
    )
    const name = monthlyFilename(company_name, { number: data.number, corrects: cancels !== null })
    return {
      subject: `Votre ${cancels ? 'avoir' : 'facture'} ${data.number}, ${formatMonth(month)}`,
      body: LeadInvoice({
        number: data.number,
        month: formatMonth(month),
        amount: formatEuros(amount_ttc_cents),
        corrects: cancels,
        link: `${deps.publicUrl}/espace-client`,
      }),
      attachments: [{ filename: name, content: pdf, contentType: 'application/pdf' }],
    }
  },
}

/** No name of a client stands in a subject: it is the stranger's own word. */
const SUBJECTS: Record<LeadNewsTold['what'], string> = {
  campaign: 'Une campagne attend son numéro',
  ring: 'Le téléphone d’une campagne est à vérifier',
  disputed: 'Un contact est contesté',
}

/** @throws Refusal not-found where it is gone */
async function newsOf({ db }: Pick<Deps, 'db'>, data: LeadNews): Promise<LeadNewsTold> {
  if (data.news === 'call-disputed') {
    const { dispute_reason, dispute_words, dispute_answer_before, started_at } = found(
      await listedCall(db, data.call),
    )
    return {
      ...{ what: 'disputed', words: dispute_words ?? '', before: found(dispute_answer_before) },
      reason: DISPUTE_LABELS[found(dispute_reason)].toLowerCase(),
      contact: started_at ? `l’appel du ${formatShortMoment(started_at)}` : 'un appel',
    }
  }
  if (data.news === 'request-disputed') {
    const dispute = found(await findQuoteDispute(db, data.quote_request))
    const { unlocked_at } = found(await findQuoteRequest(db, data.quote_request))
    const on = unlocked_at ? ` le ${formatShortMoment(unlocked_at)}` : ''
    return {
      ...{ what: 'disputed', words: dispute.words, before: dispute.answer_before },
      reason: QUOTE_DISPUTE_LABELS[dispute.reason].toLowerCase(),
      contact: `la demande de devis débloquée${on}`,
    }
  }
  const { name, zone, trade, price_cents, ring, ring_asked } = found(await findCampaign(db, data.campaign))
  return data.news === 'ring'
    ? { what: 'ring', campaign: name, ring: dialledFromFrance(ring_asked ?? ring) }
    : {
        ...{ what: 'campaign', campaign: name },
        terms: `${tradeNames[trade]}, ${zoneNames[zone]}, ${formatEuros(price_cents)} HT l’appel`,
      }
}

async function accountOf({ db }: Pick<Deps, 'db'>, id: string) {
  return found(await findLeadAccount(db, id))
}
