import * as z from 'zod/mini'

/** One thing that a site says otherwise (`domain/site/changes/change.ts`), in words for its owner. */
export const siteChange = z.object({
  what: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
