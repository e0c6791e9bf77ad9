import { avoirFilename, invoiceFilename } from '~/domain/dossier/filename'
import { found } from '~/domain/found'
import { formatEuros, formatMonth } from '~/domain/text/french'
import { wallClock } from '~/domain/text/wall-clock'
import { LeadBalanceLow } from '~/emails/lead-balance-low'
import { LeadDisputeDecided } from '~/emails/lead-dispute-decided'
import { LeadInvoice } from '~/emails/lead-invoice'
import { LeadTransfer } from '~/emails/lead-transfer'
import { SignInLink } from '~/emails/sign-in-link'
import { findLeadAccount } from '~/store/leads/lead-accounts'
import type { Deps } from '../ground/deps'
import { readLeadInvoice } from '../leads/read-lead-invoices'
import { makeClientLink } from '../leads/sign-in-client'
import type { Composers } from './composers'

/** What clients of the leads offer are sent. */
export const leadComposers: Composers<
  'client-link' | 'lead-transfer' | 'lead-balance-low' | 'lead-dispute-decided' | 'lead-invoice'
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
    const name = cancels ? avoirFilename(company_name) : invoiceFilename(company_name)
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

async function accountOf({ db }: Pick<Deps, 'db'>, id: string) {
  return found(await findLeadAccount(db, id))
}
