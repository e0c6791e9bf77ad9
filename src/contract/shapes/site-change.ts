import { nullable, object, string } from 'zod/mini'

/** One thing that a site says otherwise (`domain/site/changes/change.ts`), in words for its owner. */
export const siteChange = object({ what: string(), before: nullable(string()), after: nullable(string()) })
