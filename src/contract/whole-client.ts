import { type Api, makeApiOf } from './client'
import { contract } from './contract'

/** The client of every call: for the administration, the server's own reading and the tests. */
export const makeApi = (send: typeof fetch, authorization?: () => string | null): Api =>
  makeApiOf(contract, send, authorization)
