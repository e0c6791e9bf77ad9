import { DAY_MS } from '../milliseconds'

/** How long a quote stands (specification B13). */
const QUOTE_DAYS = 60

/** When a quote that is issued now stands no more. */
export const quoteEnd = (issuedAt: Date) => new Date(issuedAt.getTime() + QUOTE_DAYS * DAY_MS)
