import { array, nullable, number, object, enum as oneOf, string } from 'zod/mini'
import { call } from './call'

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

const list = <const Base extends `/${string}`>(base: Base) => ({
  method: 'GET' as const,
  path: `${base}/requests` as const,
  summary: 'What visitors of the site asked, the newest first; gone after twelve months',
  reply: requests,
})
const close = <const Base extends `/${string}`>(base: Base) => ({
  method: 'POST' as const,
  path: `${base}/requests/{n}/close` as const,
  summary: 'Lays a request aside as done with',
  reply: requests,
})

const team = { reader: 'admin', permission: 'work-dossiers' } as const
const look = { reader: 'admin', permission: 'read-dossiers' } as const

/** What visitors ask of a firm on its site, under its dossier's key, for the team, and by the site's own id. */
export const siteRequestCalls = {
  siteRequests: call({ ...list('/api/company/{id}/site'), reader: 'public' }),
  closeSiteRequest: call({ ...close('/api/company/{id}/site'), reader: 'public', budget: 'company-change' }),
  adminSiteRequests: call({ ...list('/api/admin/dossier/{id}/site'), ...look }),
  adminCloseSiteRequest: call({ ...close('/api/admin/dossier/{id}/site'), ...team }),
  adminRequestsOfSite: call({ ...list('/api/admin/sites/{site}'), ...look }),
  adminCloseRequestOfSite: call({ ...close('/api/admin/sites/{site}'), ...team }),
}
