import { type Counted, OTHER_SOURCES, type SiteCount } from '~/domain/site/online/site-counts'
import type { Deps } from '../ground/deps'
import { keepSiteCounts } from './keep-site-counts'

const KEPT_EACH_MS = 5_000
/** Of one batch; what comes with another source then is counted with others, so that memory stays small. */
const MOST_NAMES = 5_000

/** Counts what visitors of clients' sites do, in this copy. */
export interface VisitCounter {
  count: (site: string, kind: Counted, name: string) => void
  /** Keeps what is left. */
  stop: () => Promise<void>
}

/**
 * Adds counts to the database every five seconds, many at once: a kill loses those at most. While the database is away they
 * wait, in bounded memory.
 */
export function countVisits(
  deps: Pick<Deps, 'db' | 'clock'>,
  report: (error: unknown) => void,
): VisitCounter {
  let counted = new Map<string, SiteCount>()
  const add = ({ site, kind, name, n }: SiteCount) => {
    const key = `${site} ${kind} ${name}`
    const sum = counted.get(key)
    if (sum) sum.n += n
    else if (counted.size < MOST_NAMES || kind !== 'source') counted.set(key, { site, kind, name, n })
    else if (name !== OTHER_SOURCES) add({ site, kind, name: OTHER_SOURCES, n })
  }
  async function keep() {
    if (counted.size === 0) return
    const kept = counted
    counted = new Map()
    await keepSiteCounts(deps, [...kept.values()]).catch(error => {
      report(error)
      for (const count of kept.values()) add(count)
    })
  }
  const timer = setInterval(keep, KEPT_EACH_MS).unref()
  return {
    count: (site, kind, name) => add({ site, kind, name, n: 1 }),
    async stop() {
      clearInterval(timer)
      await keep()
    },
  }
}
