import { type Api, makeApiOf, type Send } from './client'
import { contract } from './contract'

/** The client of every call: for the administration, the server's own reading and the tests. */
export const makeApi = (send: Send, authorization?: () => string | null): Api =>
  makeApiOf(contract, send, authorization)
