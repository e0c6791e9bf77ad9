import * as z from 'zod/mini'
import { callsAtSites, siteCall } from '../site-tails'

const named = z.array(z.object({ name: z.string(), n: z.number() }))

/** What is counted of a site, without cookie or identifier. */
export const siteCountTails = {
  siteCounts: siteCall('GET /counts', {
    permission: 'read-dossiers',
    summary:
      'Pages, visits, requests and questions of the last days, each day, page and source; kept for 24 months',
    query: z.object({ days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(731)), 30) }),
    reply: z.object({
      /** Each day of the firm's own, `2026-03-31`, the first first, today the last. */
      days: z.array(
        z.object({
          day: z.string(),
          pages: z.number(),
          /** Pages that somebody came to from elsewhere. */
          visits: z.number(),
          requests: z.number(),
          questions: z.number(),
        }),
      ),
      /** By path, the most looked at first. */
      pages: named,
      /** By host of the page that led here or utm_source, `direct`, `autres`; the most first. */
      sources: named,
    }),
  }),
  exportSiteCounts: siteCall('GET /counts/export', {
    permission: 'read-dossiers',
    summary: 'All that is kept of it, as a table for spreadsheets: one line a day, sort and name',
    reply: 'text/csv',
  }),
}

export const siteCountCalls = callsAtSites(siteCountTails)
