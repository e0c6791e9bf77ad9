import type { siteRequestTails } from '~/contract/site-requests'
import type { Deps } from '~/usecases/ground/deps'
import { closeRequest, readSiteRequests } from '~/usecases/site-requests/read-site-requests'
import { rankOf } from '../rank-of'
import { siteHandlersOf } from '../site-handlers'

/** What visitors of clients' sites asked. */
export const siteRequestHandlers = (deps: Deps) =>
  siteHandlersOf<typeof siteRequestTails>({
    siteRequests: ({ at }) => readSiteRequests(deps, at),
    closeSiteRequest: ({ at, params }) => closeRequest(deps, at, rankOf(params.n)),
  })
