import { addressCalls } from './dossier/address'
import { companyCalls } from './dossier/company'
import { invoiceCalls } from './dossier/invoice'
import { quoteCalls } from './dossier/quote'

/** The calls of a dossier, which every visitor of the wizard loads: nothing else stands among them. */
export const publicContract = {
  ...companyCalls,
  ...addressCalls,
  ...invoiceCalls,
  ...quoteCalls,
}
