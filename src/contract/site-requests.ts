import { array, nullable, number, object, enum as oneOf, string } from 'zod/mini'
import { callsAtSites, siteTails } from './site-tails'

const requests = object({
  requests: array(
    object({
      number: number(),
      name: string(),
      telephone: string(),
      email: string(),
      text: string(),
      /** Why it is kept apart, and was mailed to nobody; null: it is not. */
      suspicion: nullable(oneOf(['budget', 'links'])),
      received_at: string(),
      closed_at: nullable(string()),
    }),
  ),
})

/** What visitors ask of a firm on its site. */
export const siteRequestTails = siteTails({
  siteRequests: {
    method: 'GET',
    tail: '/requests',
    permission: 'read-dossiers',
    summary: 'What visitors of the site asked, the newest first; gone after twelve months',
    reply: requests,
  },
  closeSiteRequest: {
    method: 'POST',
    tail: '/requests/{n}/close',
    budget: 'company-change',
    permission: 'work-dossiers',
    summary: 'Lays a request aside as done with',
    reply: requests,
  },
})

export const siteRequestCalls = callsAtSites(siteRequestTails)
