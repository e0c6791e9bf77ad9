import type { siteRequestCalls } from '~/contract/site-requests'
import type { Deps } from '~/usecases/ground/deps'
import { closeRequest, readSiteRequests } from '~/usecases/site-requests/read-site-requests'
import type { Handlers } from '../register'
import { rankOf } from './site-publishing'

/** What visitors of clients' sites asked. */
export function siteRequestHandlers(deps: Deps): Pick<Handlers, keyof typeof siteRequestCalls> {
  return {
    siteRequests: ({ params }) => readSiteRequests(deps, { dossier: { key: params.id } }),
    closeSiteRequest: ({ params }) => closeRequest(deps, { dossier: { key: params.id } }, rankOf(params.n)),
    adminSiteRequests: ({ params }) => readSiteRequests(deps, { dossier: params.id }),
    adminCloseSiteRequest: ({ params }) => closeRequest(deps, { dossier: params.id }, rankOf(params.n)),
    adminRequestsOfSite: ({ params }) => readSiteRequests(deps, { site: params.site }),
    adminCloseRequestOfSite: ({ params }) => closeRequest(deps, { site: params.site }, rankOf(params.n)),
  }
}
