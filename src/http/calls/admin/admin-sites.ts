import type { adminSiteCalls } from '~/contract/admin/admin-sites'
import { takeBackEnding } from '~/usecases/closing/end-site'
import { resumeSite, suspendSite } from '~/usecases/closing/suspend-site'
import type { Deps } from '~/usecases/ground/deps'
import { listSites, readHosted } from '~/usecases/hosting/read-hosted'
import { readSite } from '~/usecases/site/site-at'
import type { Handlers } from '../../register'

/** What the team alone does with a site that it hosts. */
export const adminSiteHandlers = (deps: Deps): Pick<Handlers, keyof typeof adminSiteCalls> => ({
  hostedSites: ({ query }) =>
    listSites(deps, { ...query, status: query.status ?? null, cursor: query.cursor ?? null }),
  hostedSite: ({ params }) => readHosted(deps, params.site),
  takeBackEnding: async ({ params, by }) => {
    await takeBackEnding(deps, by, params.site)
    return readSite(deps, params)
  },
  suspendSite: async ({ params, body, by }) => {
    await suspendSite(deps, by, params.site, body.reason)
    return readSite(deps, params)
  },
  resumeSite: async ({ params, by }) => {
    await resumeSite(deps, by, params.site)
    return readSite(deps, params)
  },
})
