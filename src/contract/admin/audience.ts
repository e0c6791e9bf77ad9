import * as z from 'zod/mini'
import { AUDIENCE_DAYS, FUNNELS } from '~/domain/audience/funnels'
import { keysOf } from '~/domain/closed-list'
import { adminCall } from '../call'

const named = z.array(z.object({ name: z.string(), n: z.number() }))

/** Where visitors stop, counted without cookie or identifier (decision 0270). */
export const audienceCalls = {
  audience: adminCall('GET /api/admin/audience', {
    permission: 'read-invoices',
    summary:
      'How many visitors came to each step, and how many stopped there; pages, sources, verdicts, pieces',
    query: z.object({
      days: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Math.max(...AUDIENCE_DAYS))),
        30,
      ),
    }),
    reply: z.object({
      /** The first day, of Paris, `2026-03-31`; today is the last. */
      since: z.string(),
      funnels: z.array(
        z.object({
          name: z.enum(keysOf(FUNNELS)),
          steps: z.array(
            z.object({
              label: z.string(),
              n: z.number(),
              lost: z.number(),
              joined: z.number(),
              aside: z.nullable(z.object({ label: z.string(), n: z.number() })),
            }),
          ),
        }),
      ),
      /** By path, the most looked at first. */
      pages: named,
      /** By utm_source or host of the page that led here, `direct`, `autres`. */
      sources: named,
      mediums: named,
      campaigns: named,
      verdicts: named,
      /** By sort, those that came first in their slot. */
      pieces: named,
    }),
  }),
  exportAudience: adminCall('GET /api/admin/audience/export', {
    permission: 'read-invoices',
    summary: 'All that is kept of it, as a table for spreadsheets: one line a day, sort and name',
    reply: 'text/csv',
  }),
}
