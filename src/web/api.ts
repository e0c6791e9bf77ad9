import { makeApiOf } from '~/contract/client'
import { publicContract } from '~/contract/public-contract'
import { patientFetch } from './patient-fetch'

/** The calls as the browser makes them, without the administrator's token. */
export const api = makeApiOf(publicContract, patientFetch)
