import { makeApiOf } from '~/contract/client'
import { followUpContract } from '~/contract/follow-up-contract'
import { fetchInSpace } from './space-session'

/** The calls beside the four steps; import it from lazy parts alone, for it would weigh on the wizard. */
export const followUpApi = makeApiOf(followUpContract, fetchInSpace)
