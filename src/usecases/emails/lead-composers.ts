import { Refusal } from '~/domain/refusal'
import { formatEuros } from '~/domain/text/french'
import { ClientLink } from '~/emails/client-link'
import { LeadBalanceLow } from '~/emails/lead-balance-low'
import { LeadTransfer } from '~/emails/lead-transfer'
import { findLeadAccount } from '~/store/leads/accounts'
import type { Deps } from '../deps'
import { makeClientLink } from '../leads/sign-in-client'
import type { Composers } from './composer'

/** What clients of the leads offer are sent. */
export const leadComposers: Composers<'client-link' | 'lead-transfer' | 'lead-balance-low'> = {
  'client-link': async (deps, { data }) => {
    const { company_name } = await accountOf(deps, data.lead_account)
    const token = await makeClientLink(deps, data.lead_account)
    return {
      subject: 'Votre lien de connexion',
      body: ClientLink({
        agency: deps.agency,
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
        agency: deps.agency,
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
        agency: deps.agency,
        balance: formatEuros(account.available_cents),
        link: `${deps.publicUrl}/espace-client`,
      }),
    }
  },
}

async function accountOf({ db }: Deps, id: string) {
  const account = await findLeadAccount(db, id)
  if (!account) throw new Refusal('not-found')
  return account
}
