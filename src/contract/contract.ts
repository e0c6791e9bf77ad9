import { adminCalls } from './admin'
import { companyCalls } from './company'
import { invoiceCalls } from './invoice'
import { siteCalls } from './site'

/** Every call of the product; server, client and OpenAPI derive from it. */
export const contract = { ...siteCalls, ...companyCalls, ...invoiceCalls, ...adminCalls }

export type Contract = typeof contract
