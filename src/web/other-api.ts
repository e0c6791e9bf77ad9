import { makeApiOf } from '~/contract/client'
import { otherPublicContract } from '~/contract/other-public-contract'
import { fetchInSpace } from './space-session'

/** The calls of the public screens beside the dossier's, which would weigh on its wizard. */
export const otherApi = makeApiOf(otherPublicContract, fetchInSpace)
