import type { siteEndingTails } from '~/contract/sites/site-ending'
import { endSite } from '~/usecases/closing/end-site'
import type { Deps } from '~/usecases/ground/deps'
import { readSite } from '~/usecases/site/site-at'
import { siteHandlersOf } from '../../site-handlers'

/** Ending a site, under each of its addresses. */
export const siteEndingHandlers = (deps: Deps) =>
  siteHandlersOf<typeof siteEndingTails>({
    endSite: async ({ at, by }) => {
      await endSite(deps, by, at)
      return readSite(deps, at)
    },
  })
