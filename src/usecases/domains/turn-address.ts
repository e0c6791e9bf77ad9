import { CLOCK } from '~/domain/journal/actor'
import { type ClientDomain, chosenHost, otherHost } from '~/domain/site/domains/client-domain'
import { findSite } from '~/store/sites/sites'
import { type PublishDeps, publishSite } from '../publishing/publish-site'
import { settleSite } from '../publishing/settle-site'

/** Noted on a site whose pages are to bear another address: a day that is past, so that `tendSites` does what is cut short here. */
export const ADDRESS_DUE = { redrawn_on: '2000-01-01' }

/**
 * Lets the hosts of a site follow what its rows say, and the addresses on its pages where that is due.
 * @param before domains that were its own
 */
export async function turnAddress(deps: PublishDeps, siteId: string, before: readonly ClientDomain[]) {
  await settleSite(
    deps,
    siteId,
    before.flatMap(domain => [chosenHost(domain), otherHost(domain)]),
  )
  const site = await findSite(deps.db, { site: siteId })
  // A closed site has no pages; they follow once it is open again.
  if (!site?.published_revision || site.closed_folder !== null) return
  if (site.redrawn_on === ADDRESS_DUE.redrawn_on) await publishSite(deps, CLOCK, { site: siteId }, 'shown')
}
