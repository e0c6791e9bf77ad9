import { array, maxLength, nullable, number, object, enum as oneOf, string } from 'zod/mini'
import { LONGEST_ANSWER, REQUEST_SUSPICIONS } from '~/domain/site/online/site-request'
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
      suspicion: nullable(oneOf(REQUEST_SUSPICIONS)),
      received_at: string(),
      closed_at: nullable(string()),
      /** What was answered, the first first. */
      answers: array(object({ text: string(), at: string(), by: oneOf(['owner', 'team']) })),
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
  answerSiteRequest: {
    method: 'POST',
    tail: '/requests/{n}/answer',
    budget: 'company-change',
    permission: 'work-dossiers',
    summary:
      'Answers a request by e-mail, three times at most; what is replied to it goes to the owner. 409 where it left no e-mail',
    body: object({ text: string().check(maxLength(2 * LONGEST_ANSWER)) }),
    status: 201,
    reply: requests,
  },
  exportSiteRequests: {
    method: 'GET',
    tail: '/requests/export',
    permission: 'read-dossiers',
    summary: 'The same as a table for spreadsheets',
    reply: 'text/csv',
  },
  eraseSiteRequest: {
    method: 'DELETE',
    tail: '/requests/{n}',
    budget: 'company-change',
    permission: 'work-dossiers',
    summary: 'Erases a request and its answers, where who sent it asks for that; a repeat answers the same',
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
