import { domainToUnicode } from 'node:url'
import { Refusal } from '~/domain/refusal'
import type { ClientDomain } from '~/domain/site/domains/client-domain'
import { LOOKED_AGAIN_MS } from '~/domain/site/domains/domain-schedule'
import { parseDomain } from '~/domain/site/domains/parse-domain'
import { hostPlan } from '~/domain/site/online/host-owner'
import { wrongField } from '~/domain/wrong-field'
import type { Db } from '~/store/database/database'
import { appendEvent } from '~/store/events/events'
import {
  deleteDomain,
  domainsOfSite,
  findDomain,
  putDomain,
  type SiteDomain,
  updateDomain,
} from '~/store/sites/site-domains'
import { type Site, updateSite } from '~/store/sites/sites'
import { newToken } from '../ground/secret-token'
import { checkSitesFolder } from '../publishing/check-sites-folder'
import { lockedSite } from '../site/change-site-content'
import { provenOwner } from '../site/proven-owner'
import { refuseEnded } from '../site/refuse-closed'
import type { SiteActor, SiteAt } from '../site/site-at'
import { type LookUpDeps, lookUpDomain } from './look-up-domain'
import { domainNow } from './read-domain'
import { ADDRESS_DUE, turnAddress } from './turn-address'

/**
 * Says which domain is a site's, and looks it up at once. It is nobody's by that: who proves it has it. The domain that is in
 * service stays so until the new one leads here.
 * @throws Refusal not-found, address-unproven, invalid-fields, site-ended, domains-unavailable, sites-apart
 */
export async function claimDomain(deps: LookUpDeps, by: SiteActor, at: SiteAt, typed: string) {
  if ('dossier' in at) await provenOwner(deps, at.dossier)
  if (!deps.sitesAddresses) throw new Refusal('domains-unavailable')
  const domain = parseDomain(typed, hostPlan(deps.publicUrl, deps.sitesHost))
  if ('refused' in domain) throw wrongField('name', domain.refused)
  await checkSitesFolder(deps)
  const now = deps.clock()
  const { site, claim, turned } = await deps.db.transaction().execute(async trx => {
    const locked = await lockedSite(deps, trx, at)
    refuseEnded(locked)
    const claims = await domainsOfSite(trx, locked.id)
    const known = claims.find(({ name }) => name === domain.name)
    // While another one is tried, the address that works stays.
    for (const one of claims) if (one !== known && !one.online_at) await deleteDomain(trx, one)
    await keepClaim(trx, locked, domain, known, now)
    if (known?.online_at && known.www !== domain.www) await updateSite(trx, locked, ADDRESS_DUE)
    if (known?.www !== domain.www)
      await appendEvent(trx, {
        ...{ dossier_id: locked.dossier_id, type: 'site-domain' as const, at: now, by },
        data: { name: domainToUnicode(domain.name), change: 'asked' as const },
      })
    return {
      site: locked.id,
      claim: await findDomain(trx, locked.id, domain.name),
      turned: !!known?.proven_at && known.www !== domain.www,
    }
  })
  // The bare name and its www change places.
  if (turned) await turnAddress(deps, site, [])
  const looked = claim?.looked_at?.getTime() ?? 0
  if (claim && now.getTime() - looked >= LOOKED_AGAIN_MS) await lookUpDomain(deps, claim)
  return domainNow(deps, site)
}

async function keepClaim(
  trx: Db,
  { id }: Site,
  { name, www }: ClientDomain,
  known: SiteDomain | undefined,
  now: Date,
) {
  // The first look follows at once; where it is cut short, the clock's.
  const next_look_at = new Date(now.getTime() + 60_000)
  // Who asks again is looked up soon and often again.
  if (known)
    return updateDomain(trx, known, {
      ...{ www, asked_at: now, next_look_at },
      ...(!known.online_at && { looks: 0 }),
    })
  await putDomain(trx, {
    ...{ site_id: id, name, www, asked_at: now, next_look_at, token: newToken(), findings: '[]' },
  })
}
