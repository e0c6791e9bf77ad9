import type { siteDomainTails } from '~/contract/sites/site-domain'
import { claimDomain } from '~/usecases/domains/claim-domain'
import { readDomain } from '~/usecases/domains/read-domain'
import { releaseDomain } from '~/usecases/domains/release-domain'
import type { Deps } from '~/usecases/ground/deps'
import { siteHandlersOf } from '../../site-handlers'

/** The own domains of clients' sites. */
export const siteDomainHandlers = (deps: Deps) =>
  siteHandlersOf<typeof siteDomainTails>({
    siteDomain: ({ at }) => readDomain(deps, at),
    claimDomain: ({ at, by, body }) => claimDomain(deps, by, at, body.name),
    releaseDomain: ({ at, by }) => releaseDomain(deps, by, at),
  })
