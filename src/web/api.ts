import { makeApiOf } from '~/contract/client'
import { publicContract } from '~/contract/public-contract'

/** The calls as the browser makes them, without the administrator's token. */
export const api = makeApiOf(publicContract, (input, init) => fetch(input, init))
