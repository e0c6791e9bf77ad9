import { domainToUnicode } from 'node:url'
import { CLOCK } from '~/domain/journal/actor'
import { type DomainChange, type DomainNews, proofHost } from '~/domain/site/domains/client-domain'
import { type DomainVerdict, judgeDomain, neededHosts } from '~/domain/site/domains/judge-domain'
import { type SettledLook, settleLook } from '~/domain/site/domains/settle-look'
import type { Db } from '~/store/database/database'
import { appendEvent } from '~/store/events/events'
import {
  deleteDomain,
  domainsOfSite,
  findDomain,
  holderOfDomain,
  type SiteDomain,
  updateDomain,
} from '~/store/sites/site-domains'
import { ownerAddress } from '~/store/sites/site-owners'
import { type Site, updateSite } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { newToken } from '../ground/secret-token'
import { queueEmail } from '../outbox/queue-email'
import type { PublishDeps } from '../publishing/publish-site'
import { lockedSite } from '../site/change-site-content'
import { ADDRESS_DUE, turnAddress } from './turn-address'

export type LookUpDeps = PublishDeps & Pick<Deps, 'sitesAddresses' | 'domainLookup'>

/**
 * Asks the DNS of a claim and keeps what it says. A name is taken from the site that had it by who proves it anew, in one
 * transaction; the links of its hosts follow the rows, each by one rename.
 */
export async function lookUpDomain(deps: LookUpDeps, claim: SiteDomain) {
  const { sitesAddresses } = deps
  if (!sitesAddresses) return
  const looks = await deps.domainLookup.look(neededHosts(claim), proofHost(claim))
  const verdict = judgeDomain(claim, looks, sitesAddresses)
  const turned = await deps.db.transaction().execute(trx => settle(deps, trx, claim, verdict))
  for (const { site, before } of turned) await turnAddress(deps, site, before)
}

/** A site whose hosts or address change, and the domains that were its own. */
interface Turned {
  site: string
  before: SiteDomain[]
}

async function settle(
  deps: LookUpDeps,
  trx: Db,
  claim: SiteDomain,
  verdict: DomainVerdict,
): Promise<Turned[]> {
  const holder = verdict.proven ? await holderOfDomain(trx, claim.name) : null
  // In one order, whoever takes from whom.
  const ids = [...new Set([claim.site_id, ...(holder === null ? [] : [holder])])].sort()
  const sites = new Map<string, Site>()
  for (const id of ids) sites.set(id, await lockedSite(deps, trx, { site: id }))
  const site = sites.get(claim.site_id)
  const now = await findDomain(trx, claim.site_id, claim.name)
  // Given up, lost or turned round while it was looked up: what was seen is of another claim.
  if (!site || !now || now.token !== claim.token || now.www !== claim.www) return []
  const settled = settleLook(now, verdict, deps.clock())
  const other = holder === null || holder === site.id ? undefined : sites.get(holder)
  const lost = other && { site: other.id, before: await lose(deps, trx, other, claim.name) }
  const before = settled.change === 'online' ? await givePlace(deps, trx, site, now) : []
  await keep(deps, trx, now, settled, verdict)
  if (settled.change) await tell(deps, trx, site, now, settled.change)
  const leads = settled.change === 'online' || settled.change === 'dropped'
  if (leads) await updateSite(trx, site, ADDRESS_DUE)
  const own = { site: site.id, before: settled.change === 'dropped' ? [now] : before }
  const turns = leads || (settled.proven_at !== null && now.proven_at === null)
  return [...(turns ? [own] : []), ...(lost ? [lost] : [])]
}

async function keep(
  { clock }: Pick<Deps, 'clock'>,
  trx: Db,
  claim: SiteDomain,
  settled: SettledLook,
  verdict: DomainVerdict,
) {
  const { change, ...columns } = settled
  await updateDomain(trx, claim, {
    ...columns,
    looked_at: clock(),
    findings: JSON.stringify(verdict.findings),
    // What was lost is proven anew.
    ...(change === 'dropped' && { token: newToken() }),
  })
}

/** Another site proved the name: this one has to prove it anew. @returns what was its own */
async function lose(deps: LookUpDeps, trx: Db, site: Site, name: string): Promise<SiteDomain[]> {
  const lost = (await domainsOfSite(trx, site.id)).filter(one => one.name === name)
  for (const claim of lost) {
    await updateDomain(trx, claim, {
      ...{ proven_at: null, online_at: null, away_at: null, looks: 0, next_look_at: null },
      token: newToken(),
    })
    await tell(deps, trx, site, claim, 'taken')
  }
  if (lost.some(({ online_at }) => online_at)) await updateSite(trx, site, ADDRESS_DUE)
  return lost
}

/** The domain that was in service makes place. @returns it */
async function givePlace(
  deps: Pick<Deps, 'clock'>,
  trx: Db,
  { id, dossier_id }: Site,
  by: SiteDomain,
): Promise<SiteDomain[]> {
  const served = (await domainsOfSite(trx, id)).filter(one => one.online_at && one.name !== by.name)
  for (const claim of served) {
    await deleteDomain(trx, claim)
    await appendEvent(trx, {
      ...{ dossier_id, type: 'site-domain' as const, at: deps.clock(), by: CLOCK },
      data: { name: domainToUnicode(claim.name), change: 'removed' as const },
    })
  }
  return served
}

/** In the journal, and to the owner where it concerns him: who ended his site leads its name where he likes. */
async function tell(deps: LookUpDeps, trx: Db, site: Site, { name, www }: SiteDomain, change: DomainChange) {
  const { id, dossier_id } = site
  const at = deps.clock()
  const told = { name: domainToUnicode(name), change }
  await appendEvent(trx, { dossier_id, type: 'site-domain', at, by: CLOCK, data: told })
  if (!isNews(change) || site.ended_at) return
  const recipient = await ownerAddress(trx, site, deps.mailer.leaves)
  const data = { site: id, name, www, news: change }
  if (recipient) await queueEmail(trx, deps, { kind: 'site-domain', recipient, dossier_id, data })
}

const isNews = (change: DomainChange): change is DomainNews =>
  change === 'online' || change === 'away' || change === 'dropped' || change === 'taken'
