import { domainToUnicode } from 'node:url'
import { found } from '~/domain/found'
import { COUNTS_KEPT_MONTHS, type Counted, type KeptCount } from '~/domain/site/online/site-counts'
import { daysAfter, localMoment, territoryZone } from '~/domain/site/territory-clock'
import { postalCodesOf, siteCountsSince } from '~/store/sites/site-counts'
import { provenSite } from '../site/proven-site'
import type { SiteAt, SiteDeps } from '../site/site-at'

/** What was counted of a site in its last days, today included. @throws Refusal not-found, address-unproven */
export async function readSiteCounts(deps: SiteDeps, at: SiteAt, days: number) {
  const { id, today } = await siteToday(deps, at)
  const first = daysAfter(today, 1 - days)
  const counts = await siteCountsSince(deps.db, id, first)
  const sums = new Map<string, number>()
  for (const { day, kind, n } of counts) sums.set(`${day} ${kind}`, (sums.get(`${day} ${kind}`) ?? 0) + n)
  return {
    days: Array.from({ length: days }, (_, ahead) => {
      const day = daysAfter(first, ahead)
      const sum = (kind: Counted) => sums.get(`${day} ${kind}`) ?? 0
      return {
        ...{ day, pages: sum('page'), visits: sum('source') },
        ...{ requests: sum('request'), questions: sum('question') },
      }
    }),
    pages: byName(counts, 'page'),
    sources: byName(counts, 'source').map(({ name, n }) => ({ name: domainToUnicode(name) || name, n })),
  }
}

/** All that is kept of it, by day. @throws Refusal not-found, address-unproven */
export async function keptCounts(deps: SiteDeps, at: SiteAt): Promise<KeptCount[]> {
  const { id, today } = await siteToday(deps, at)
  return siteCountsSince(deps.db, id, daysAfter(today, -31 * COUNTS_KEPT_MONTHS))
}

async function siteToday(deps: SiteDeps, at: SiteAt) {
  const site = found(await provenSite(deps, at))
  const code = (await postalCodesOf(deps.db, [site.id])).get(site.id) ?? null
  return { id: site.id, today: localMoment(deps.clock(), territoryZone(code)).day }
}

function byName(counts: KeptCount[], kind: Counted): { name: string; n: number }[] {
  const sums = new Map<string, number>()
  for (const count of counts)
    if (count.kind === kind) sums.set(count.name, (sums.get(count.name) ?? 0) + count.n)
  return [...sums].map(([name, n]) => ({ name, n })).sort((a, b) => b.n - a.n || a.name.localeCompare(b.name))
}
