import { type SiteCount, withFewSources } from '~/domain/site/online/site-counts'
import { localMoment, territoryZone } from '~/domain/site/territory-clock'
import { addSiteCounts, postalCodesOf, sourcesOfDays } from '~/store/sites/site-counts'
import type { DbAndClock } from '../ground/deps'

/** Adds what was counted to this day, as the clock of each firm has it; of a site that is gone nothing is kept. */
export async function keepSiteCounts({ db, clock }: DbAndClock, counts: SiteCount[]) {
  const now = clock()
  const places = await postalCodesOf(db, [...new Set(counts.map(({ site }) => site))])
  const days = new Map([...places].map(([site, code]) => [site, localMoment(now, territoryZone(code)).day]))
  const known = await sourcesOfDays(db, days)
  const dated = withFewSources(counts, known).flatMap(count => {
    const day = days.get(count.site)
    return day === undefined ? [] : [{ ...count, day }]
  })
  await addSiteCounts(db, dated)
}
