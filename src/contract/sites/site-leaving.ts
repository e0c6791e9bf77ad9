import * as z from 'zod/mini'
import { callsAtSites, siteCall } from '../site-tails'

/** What the owner of a site has in hand: its papers, and the site itself to take along. */
export const siteLeavingTails = {
  sitePapers: siteCall('GET /papers', {
    permission: 'read-dossiers',
    summary:
      'Invoices and avoirs, the newest first, what the site costs from then on, and its owner’s address',
    reply: z.object({
      papers: z.array(
        z.object({
          number: z.string(),
          /** The invoice that an avoir cancels; null: it is an invoice. */
          cancels: z.nullable(z.string()),
          /** A day of Paris, `2026-03-31`. */
          issue_date: z.string(),
          gross_cents: z.number(),
        }),
      ),
      /** Whether there is a handing-over paper. */
      handover: z.boolean(),
      owner_email: z.nullable(z.string()),
      /** As the offer says it; null: it says nothing. */
      yearly_cost: z.nullable(z.string()),
      /** A day of Paris; null before it is online. */
      renews_on: z.nullable(z.string()),
    }),
  }),
  sitePaper: siteCall('GET /papers/{number}', {
    permission: 'read-dossiers',
    budget: 'invoice-read',
    summary: 'One of them as it was sealed',
    reply: 'application/pdf',
  }),
  siteArchive: siteCall('GET /archive', {
    permission: 'read-dossiers',
    budget: 'invoice-read',
    summary: 'What everybody sees of the site, as a ZIP that any web server can serve',
    reply: 'application/zip',
  }),
}

export const siteLeavingCalls = callsAtSites(siteLeavingTails)
