import * as z from 'zod/mini'
import { LONGEST_ANSWER, REQUEST_SUSPICIONS } from '~/domain/site/online/site-request'
import { instant } from '../shapes/instant'
import { callsAtSites, siteCall } from '../site-tails'

const requests = z.object({
  requests: z.array(
    z.object({
      number: z.number(),
      name: z.string(),
      telephone: z.string(),
      email: z.string(),
      text: z.string(),
      /** Why it is kept apart, and was mailed to nobody; null: it is not. */
      suspicion: z.nullable(z.enum(REQUEST_SUSPICIONS)),
      received_at: instant,
      closed_at: z.nullable(instant),
      /** What was answered, the first first. */
      answers: z.array(z.object({ text: z.string(), at: instant, by: z.enum(['owner', 'team']) })),
    }),
  ),
})

/** What visitors ask of a firm on its site. */
export const siteRequestTails = {
  siteRequests: siteCall('GET /requests', {
    permission: 'read-dossiers',
    summary: 'What visitors of the site asked, the newest first; gone after twelve months',
    reply: requests,
  }),
  answerSiteRequest: siteCall('POST /requests/{n}/answer', {
    budget: 'company-change',
    permission: 'work-dossiers',
    summary:
      'Answers a request by e-mail, three times at most; what is replied to it goes to the owner. 409 where it left no e-mail',
    body: z.object({ text: z.string().check(z.maxLength(2 * LONGEST_ANSWER)) }),
    status: 201,
    reply: requests,
  }),
  exportSiteRequests: siteCall('GET /requests/export', {
    permission: 'read-dossiers',
    summary: 'The same as a table for spreadsheets',
    reply: 'text/csv',
  }),
  eraseSiteRequest: siteCall('DELETE /requests/{n}', {
    budget: 'company-change',
    permission: 'work-dossiers',
    summary: 'Erases a request and its answers, where who sent it asks for that; a repeat answers the same',
    reply: requests,
  }),
  closeSiteRequest: siteCall('POST /requests/{n}/close', {
    budget: 'company-change',
    permission: 'work-dossiers',
    summary: 'Lays a request aside as done with',
    reply: requests,
  }),
}

export const siteRequestCalls = callsAtSites(siteRequestTails)
