import { addressCalls } from './address'
import { companyCalls } from './company'
import { invoiceCalls } from './invoice'
import { quoteCalls } from './quote'

/** The calls of a dossier, which every visitor of the wizard loads: nothing else stands among them. */
export const publicContract = {
  ...companyCalls,
  ...addressCalls,
  ...invoiceCalls,
  ...quoteCalls,
}
