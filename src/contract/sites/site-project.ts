import * as z from 'zod/mini'
import { SITE_STAGES } from '~/domain/site/site-project'
import { adminCall, call } from '../call'
import { shownSite } from '../shapes/shown-site'
import { callsAtSites, siteCall } from '../site-tails'

/** The paper that hands a site over. */
export const siteHandoverTails = {
  siteHandover: siteCall('GET /handover', {
    budget: 'invoice-read',
    permission: 'read-dossiers',
    summary: 'The handing-over paper (procès-verbal de livraison) of a site that is online',
    reply: 'application/pdf',
  }),
}

/** What only a dossier's site has: its review, its handing over, its stages. */
export const siteProjectCalls = {
  ...callsAtSites(siteHandoverTails),
  reviewSite: call('POST /api/company/{id}/site/review', {
    reader: 'public',
    budget: 'company-change',
    summary: 'What the client says of the site that he was shown',
    body: z.object({ approved: z.boolean(), text: z.string().check(z.trim(), z.maxLength(4_000)) }),
    reply: shownSite,
  }),
  acceptSite: call('POST /api/company/{id}/site/acceptance', {
    reader: 'public',
    budget: 'company-change',
    summary: 'Accepts the handing over of a site that is online',
    reply: shownSite,
  }),
  moveSite: adminCall('POST /api/admin/dossier/{id}/site/stage', {
    permission: 'work-dossiers',
    noted: false,
    summary:
      'Moves a site to its next stage and tells the client; 409 for any other stage, and before the review while something needed is missing',
    body: z.object({ stage: z.enum(SITE_STAGES), site_url: z.optional(z.string().check(z.maxLength(300))) }),
    reply: shownSite,
  }),
}
