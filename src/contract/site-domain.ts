import { array, boolean, maxLength, nullable, object, enum as oneOf, string } from 'zod/mini'
import { DOMAIN_STATES } from '~/domain/site/domains/client-domain'
import { callsAtSites, siteTails } from './site-tails'

const domain = object({
  /** Where the site stands or is to stand, as people write it; null: none was typed. */
  name: nullable(string()),
  /** What is to be made where the name was bought. */
  records: array(
    object({
      type: oneOf(['A', 'AAAA', 'TXT']),
      /** In ASCII, as every registrar takes it. */
      host: string(),
      value: string(),
      /** Whether it was there at the last look. */
      seen: boolean(),
    }),
  ),
  state: oneOf(DOMAIN_STATES),
  /** How it stands, and the first thing that is to be mended. */
  sentence: string(),
  looked_at: nullable(string()),
})

/** The own domain of a client's site. */
export const siteDomainTails = siteTails({
  siteDomain: {
    method: 'GET',
    tail: '/domain',
    permission: 'read-dossiers',
    summary: 'The own domain of the site, the records that it needs and what is wrong with them',
    reply: domain,
  },
  claimDomain: {
    method: 'PUT',
    tail: '/domain',
    budget: 'company-change',
    permission: 'work-dossiers',
    summary:
      'Says which domain is the site’s, and looks it up at once; the same name again looks it up again. The one before stays until this one leads here',
    body: object({ name: string().check(maxLength(300)) }),
    reply: domain,
  },
  releaseDomain: {
    method: 'DELETE',
    tail: '/domain',
    budget: 'company-change',
    permission: 'work-dossiers',
    summary: 'Gives the domain up: the site stands under our host again',
    reply: domain,
  },
})

export const siteDomainCalls = callsAtSites(siteDomainTails)
