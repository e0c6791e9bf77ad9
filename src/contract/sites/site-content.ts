import * as z from 'zod/mini'
import { shownSite } from '../shapes/shown-site'
import { siteFacts, siteLayout } from '../shapes/site-content'
import { callsAtSites, siteCall } from '../site-tails'

/** The facts of a site and their arrangement; If-Match names the version that was changed. */
export const siteContentTails = {
  siteProject: siteCall('GET', {
    permission: 'read-dossiers',
    summary: 'A site: its facts, their arrangement, what is missing, its stages',
    reply: shownSite,
  }),
  saveSiteFacts: siteCall('PUT /facts', {
    budget: 'company-change',
    permission: 'work-dossiers',
    summary: 'Keeps what is true of the firm; 412 where the site changed meanwhile, 428 without If-Match',
    body: z.object({ facts: siteFacts }),
    reply: shownSite,
  }),
  saveSiteLayout: siteCall('PUT /layout', {
    budget: 'company-change',
    permission: 'work-dossiers',
    summary: 'Keeps how the facts are arranged; 412 where the site changed meanwhile, 428 without If-Match',
    body: z.object({ layout: siteLayout }),
    reply: shownSite,
  }),
  previewSite: siteCall('POST /preview', {
    budget: 'site-preview',
    permission: 'work-dossiers',
    summary:
      'The home as it would be with these facts, or in this arrangement, as one page that asks for no file; kept nowhere',
    body: z.object({ facts: siteFacts, layout: z.optional(siteLayout) }),
    reply: 'text/html',
  }),
}

export const siteContentCalls = callsAtSites(siteContentTails)
