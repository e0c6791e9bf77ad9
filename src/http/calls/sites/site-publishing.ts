import type { sitePublishingTails } from '~/contract/sites/site-publishing'
import type { Deps } from '~/usecases/ground/deps'
import { publishSite } from '~/usecases/publishing/publish-site'
import { readRevisions } from '~/usecases/publishing/read-revisions'
import { changedVersion } from '../../changed-version'
import { rankOf } from '../../rank-of'
import { siteHandlersOf } from '../../site-handlers'

/** Putting a site online, and back to what it was. */
export const sitePublishingHandlers = (deps: Deps) =>
  siteHandlersOf<typeof sitePublishingTails>({
    publishSite: ({ at, by, context }) => publishSite(deps, by, at, { newest: changedVersion(context) }),
    siteRevisions: ({ at }) => readRevisions(deps, at),
    restoreSite: ({ at, by, params }) => publishSite(deps, by, at, { revision: rankOf(params.n) }),
  })
