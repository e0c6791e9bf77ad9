import type { ReplyOf } from '~/contract/call'
import type { companyCalls } from '~/contract/dossier/company'

/** What the wizard knows of a saved dossier. */
export type DossierState = ReplyOf<(typeof companyCalls)['readCompany']>

/** What signing and handing in have answered. */
export type HandedIn = Pick<DossierState, 'status'> &
  Partial<Pick<DossierState, 'signed' | 'invoice_number' | 'signature_timestamp'>>

export type Step = DossierState['step']
