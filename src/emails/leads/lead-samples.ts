import type { ReactElement } from 'react'
import type { OwnParagraphKind } from '~/domain/email/own-paragraph'
import { QUOTE_DISPUTE_LABELS } from '~/domain/quote-requests/quote-dispute'
import { QuoteRequestCode } from '../quote-requests/quote-request-code'
import { QuoteRequestContact } from '../quote-requests/quote-request-contact'
import { QuoteRequestCorrected } from '../quote-requests/quote-request-corrected'
import { QuoteRequestDisputed } from '../quote-requests/quote-request-disputed'
import { QuoteRequestRetentionNotice } from '../quote-requests/quote-request-retention-notice'
import { QuoteRequestUnlocked } from '../quote-requests/quote-request-unlocked'
import { QuoteRequestWithdrawn } from '../quote-requests/quote-request-withdrawn'
import { SignInLink } from '../sign-in-link'
import { LeadAccountOpened } from './lead-account-opened'
import { LeadBalanceLow } from './lead-balance-low'
import { LeadDisputeDecided } from './lead-dispute-decided'
import { LeadInvoice } from './lead-invoice'
import { LeadTransfer } from './lead-transfer'

type LeadKind = Extract<
  OwnParagraphKind,
  `lead-${string}` | `quote-request-${string}` | 'client-link' | 'owner-link'
>

/** The messages of the offer of contacts, to its clients and to those who ask for a quote, with invented data. */
export function leadSampleMessages(publicUrl: string): Record<LeadKind, ReactElement> {
  const companyName = 'Rénovation Ndiaye'
  const space = `${publicUrl}/espace-client`
  const request = `${publicUrl}/demande-de-devis/apercu`
  const balance = '168,00\u00a0€'
  const wanted = 'Plomberie et chauffage'
  const asker = {
    ...{ name: 'Claire Besson', phone: '06 98 76 54 32', email: 'claire@exemple.fr', town: 'Rouen' },
    project: 'Remplacer une chaudière au gaz.',
  }
  return {
    'client-link': SignInLink({ space: 'client', companyName, link: space }),
    'owner-link': SignInLink({
      space: 'owner',
      companyName,
      link: `${publicUrl}/mon-site/connexion#apercu`,
    }),
    'lead-account-opened': LeadAccountOpened({
      ...{ companyName, mayBuy: true, timeZone: 'Africa/Dakar', link: space },
    }),
    'lead-transfer': LeadTransfer({
      ...{ balance, received: true, amount: '840,00\u00a0€', reference: 'VIR-2026-118', link: space },
    }),
    'lead-balance-low': LeadBalanceLow({ balance: '42,00\u00a0€', link: space }),
    'lead-dispute-decided': LeadDisputeDecided({
      ...{ contact: 'l’appel du 12/11/2026 10:32', credited: true, amount: '84,00\u00a0€', balance },
      ...{ sentence: 'L’appelant cherchait un électricien.', link: space },
    }),
    'lead-invoice': LeadInvoice({
      ...{ number: 'LP-2026-00042', month: 'octobre 2026' },
      ...{ amount: '840,00\u00a0€', corrects: null, link: space },
    }),
    'quote-request-code': QuoteRequestCode({ code: '042731', link: request }),
    'quote-request-unlocked': QuoteRequestUnlocked({
      ...{ companyName, phone: '06 12 34 56 78', email: 'contact@exemple.fr', link: request },
    }),
    'quote-request-contact': QuoteRequestContact({ wanted, asker, price: '70,00\u00a0€', link: space }),
    'quote-request-corrected': QuoteRequestCorrected({ wanted, asker, link: space }),
    'quote-request-withdrawn': QuoteRequestWithdrawn({ wanted, link: space }),
    'quote-request-disputed': QuoteRequestDisputed({
      ...{ companyName, reason: QUOTE_DISPUTE_LABELS.unreachable, link: request },
    }),
    'quote-request-retention-notice': QuoteRequestRetentionNotice({
      ...{ purgeAt: new Date('2026-12-01T09:00:00Z'), link: request },
    }),
  }
}
