import { shownSite } from '../shapes/shown-site'
import { callsAtSites, siteCall } from '../site-tails'

/** Ending a site: under the dossier's key only with a code typed within ten minutes. */
export const siteEndingTails = {
  endSite: siteCall('DELETE', {
    budget: 'company-change',
    permission: 'work-dossiers',
    summary:
      'Ends a site: its hosts answer 410, and thirty days later nothing of it is left; under a dossier’s key 403 without a fresh code. A repeat answers the same',
    reply: shownSite,
  }),
}

export const siteEndingCalls = callsAtSites(siteEndingTails)
