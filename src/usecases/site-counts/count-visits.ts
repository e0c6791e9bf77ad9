import { type Counted, OTHER_SOURCES, type SiteCount } from '~/domain/site/online/site-counts'
import { batchCounts } from '../ground/batch-counts'
import type { DbAndClock } from '../ground/deps'
import { keepSiteCounts } from './keep-site-counts'

/** Counts what visitors of clients' sites do, in this copy. */
export interface VisitCounter {
  count: (site: string, kind: Counted, name: string) => void
  /** Keeps what is left. */
  stop: () => Promise<void>
}

/** Adds up what visitors of clients' sites do, in batches. */
export function countVisits(deps: DbAndClock, report: (error: unknown) => void): VisitCounter {
  const batch = batchCounts<SiteCount>(
    {
      keyOf: ({ site, kind, name }) => `${site} ${kind} ${name}`,
      others: count =>
        count.kind === 'source' && count.name !== OTHER_SOURCES ? { ...count, name: OTHER_SOURCES } : null,
      keep: counts => keepSiteCounts(deps, counts),
    },
    report,
  )
  return { count: (site, kind, name) => batch.add({ site, kind, name, n: 1 }), stop: batch.stop }
}
