import * as z from 'zod/mini'
import { instant } from '../shapes/instant'
import { siteChange } from '../shapes/site-change'
import { callsAtSites, siteCall } from '../site-tails'

const published = z.object({ revision: z.number(), url: z.string() })
const revisions = z.object({
  revisions: z.array(
    z.object({
      revision: z.number(),
      /** Of facts and layout. */
      version: z.number(),
      url: z.string(),
      at: instant,
      /** The revision whose content came back by this one. */
      restored: z.nullable(z.number()),
      /** Whether it is the one that everybody sees. */
      shown: z.boolean(),
      /** What it says otherwise than the one before it; null of the first that is kept. */
      changes: z.nullable(z.array(siteChange)),
    }),
  ),
  /** What the newest facts and layout say otherwise than what everybody sees; null before the first publication. */
  unpublished: z.nullable(z.array(siteChange)),
})

/** Putting a site online, and back to what it was. */
export const sitePublishingTails = {
  publishSite: siteCall('POST /publication', {
    budget: 'company-change',
    permission: 'work-dossiers',
    summary:
      'Shows the newest facts and layout to everybody; 409 before the site was approved, 412 where If-Match names another version',
    status: 201,
    reply: published,
  }),
  siteRevisions: siteCall('GET /revisions', {
    permission: 'read-dossiers',
    summary:
      'What was published, the newest first, each with what it changed, and what waits to be published; the last twenty stay',
    reply: revisions,
  }),
  restoreSite: siteCall('POST /revisions/{n}/restoration', {
    budget: 'company-change',
    permission: 'work-dossiers',
    summary: 'Makes the facts and layout of a revision the newest version, and publishes them',
    status: 201,
    reply: published,
  }),
}

export const sitePublishingCalls = callsAtSites(sitePublishingTails)
