import type { ReplyOf } from '~/contract/call'
import type { companyCalls } from '~/contract/company'

/** What the wizard knows of a saved dossier. */
export type DossierState = ReplyOf<(typeof companyCalls)['readCompany']>

export type Step = DossierState['step']
