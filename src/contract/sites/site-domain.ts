import * as z from 'zod/mini'
import { DOMAIN_STATES } from '~/domain/site/domains/client-domain'
import { instant } from '../shapes/instant'
import { callsAtSites, siteCall } from '../site-tails'

const domain = z.object({
  /** Where the site stands or is to stand, as people write it; null: none was typed. */
  name: z.nullable(z.string()),
  /** What is to be made where the name was bought. */
  records: z.array(
    z.object({
      type: z.enum(['A', 'AAAA', 'TXT']),
      /** In ASCII, as every registrar takes it. */
      host: z.string(),
      value: z.string(),
      /** Whether it was there at the last look. */
      seen: z.boolean(),
    }),
  ),
  state: z.enum(DOMAIN_STATES),
  /** How it stands, and the first thing that is to be mended. */
  sentence: z.string(),
  looked_at: z.nullable(instant),
})

/** The own domain of a client's site. */
export const siteDomainTails = {
  siteDomain: siteCall('GET /domain', {
    permission: 'read-dossiers',
    summary: 'The own domain of the site, the records that it needs and what is wrong with them',
    reply: domain,
  }),
  claimDomain: siteCall('PUT /domain', {
    budget: 'company-change',
    permission: 'work-dossiers',
    summary:
      'Says which domain is the site’s, and looks it up at once; the same name again looks it up again. The one before stays until this one leads here',
    body: z.object({ name: z.string().check(z.maxLength(300)) }),
    reply: domain,
  }),
  releaseDomain: siteCall('DELETE /domain', {
    budget: 'company-change',
    permission: 'work-dossiers',
    summary: 'Gives the domain up: the site stands under our host again',
    reply: domain,
  }),
}

export const siteDomainCalls = callsAtSites(siteDomainTails)
