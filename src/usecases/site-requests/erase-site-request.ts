import { found } from '~/domain/found'
import { appendEvent } from '~/store/events/events'
import { deleteSiteRequest } from '~/store/sites/site-requests'
import { lockedSite } from '../site/change-site-content'
import { provenSite } from '../site/proven-site'
import type { SiteActor, SiteAt, SiteDeps } from '../site/site-at'
import { readSiteRequests } from './read-site-requests'

/**
 * Erases what a visitor asked, with its answers, where he asks for that (GDPR, article 17); a message about it that has not
 * left finds nothing to say. A repeat changes nothing. @throws Refusal not-found, address-unproven
 */
export async function eraseSiteRequest(deps: SiteDeps, by: SiteActor, at: SiteAt, number: number) {
  const { id } = found(await provenSite(deps, at))
  await deps.db.transaction().execute(async trx => {
    const { dossier_id } = await lockedSite(deps, trx, { site: id })
    if (!(await deleteSiteRequest(trx, id, number))) return
    const data = { site: id, request: number }
    await appendEvent(trx, { dossier_id, type: 'site-request-erased', at: deps.clock(), by, data })
  })
  return readSiteRequests(deps, at)
}
