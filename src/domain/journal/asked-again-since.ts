/** A tunnel, a closed lid, a proxy that gave up: whoever lost an answer asks again within that. */
const MOMENTS = 10 * 60_000

/**
 * The moment after which the same ask of the same person is one deed: « asked again, a command answers what it did »
 * (`answer-in-time.ts`). Only for what nobody means to do twice in a row.
 */
export const askedAgainSince = (now: Date) => new Date(now.getTime() - MOMENTS)
