import { siteCalls } from './site'

/** Every call of the product; server, client and OpenAPI derive from it. */
export const contract = { ...siteCalls }

export type Contract = typeof contract
