import { makeApiOf } from '~/contract/client'
import { followUpContract } from '~/contract/follow-up-contract'
import { patientFetch } from './patient-fetch'

/** The calls beside the four steps; import it from lazy parts alone, for it would weigh on the wizard. */
export const followUpApi = makeApiOf(followUpContract, patientFetch)
