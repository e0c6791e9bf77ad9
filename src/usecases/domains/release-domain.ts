import { domainToUnicode } from 'node:url'
import { appendEvent } from '~/store/events/events'
import { deleteDomain, domainsOfSite } from '~/store/sites/site-domains'
import { updateSite } from '~/store/sites/sites'
import { checkSitesFolder } from '../publishing/check-sites-folder'
import { lockedSite } from '../site/change-site-content'
import { provenOwner } from '../site/proven-owner'
import type { SiteActor, SiteAt } from '../site/site-at'
import type { LookUpDeps } from './look-up-domain'
import { domainNow } from './read-domain'
import { ADDRESS_DUE, turnAddress } from './turn-address'

/** Gives up what a site claims: it stands under our host alone. @throws Refusal not-found, address-unproven, sites-apart */
export async function releaseDomain(deps: LookUpDeps, by: SiteActor, at: SiteAt) {
  if ('dossier' in at) await provenOwner(deps, at.dossier)
  await checkSitesFolder(deps)
  const { site, claims } = await deps.db.transaction().execute(async trx => {
    const locked = await lockedSite(deps, trx, at)
    const given = await domainsOfSite(trx, locked.id)
    if (given.some(({ online_at }) => online_at)) await updateSite(trx, locked, ADDRESS_DUE)
    const { dossier_id } = locked
    for (const claim of given) {
      await deleteDomain(trx, claim)
      await appendEvent(trx, {
        ...{ dossier_id, type: 'site-domain' as const, at: deps.clock(), by },
        data: { name: domainToUnicode(claim.name), change: 'removed' as const },
      })
    }
    return { site: locked.id, claims: given }
  })
  if (claims.some(({ proven_at }) => proven_at)) await turnAddress(deps, site, claims)
  return domainNow(deps, site)
}
