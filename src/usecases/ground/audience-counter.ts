import {
  type AudienceCount,
  type AudienceKind,
  type AudienceNames,
  isOpenKind,
  withFewNames,
} from '~/domain/audience/audience-counts'
import type { Actor } from '~/domain/journal/actor'
import { OTHER_SOURCES } from '~/domain/site/online/site-counts'
import { parisDay } from '~/domain/text/french'
import type { Clock } from '~/gateways/clock'
import { addAudienceCounts, openNamesOf } from '~/store/audience/audience-counts'
import type { Db } from '~/store/database/database'
import { batchCounts } from './batch-counts'

/** Counts what visitors of our own pages do, in this copy: no row is about one of them. */
export interface AudienceCounter {
  count: <Kind extends AudienceKind>(kind: Kind, name: AudienceNames[Kind]) => void
  /** The same of what was done, once it is written, by a visitor whose browser does not object. */
  countAct: <Kind extends AudienceKind>(by: Actor, kind: Kind, name: AudienceNames[Kind]) => void
  /** Keeps what is left. */
  stop: () => Promise<void>
}

interface CounterDeps {
  db: Db
  clock: Clock
}

/** Adds up what visitors of our own pages do, in batches, to the day of Paris. */
export function audienceCounter(deps: CounterDeps, report: (error: unknown) => void): AudienceCounter {
  const batch = batchCounts<AudienceCount>(
    {
      keyOf: ({ kind, name }) => `${kind} ${name}`,
      others: count =>
        isOpenKind(count.kind) && count.name !== OTHER_SOURCES ? { ...count, name: OTHER_SOURCES } : null,
      keep: counts => keepAudienceCounts(deps, counts),
    },
    report,
  )
  const count: AudienceCounter['count'] = (kind, name) => batch.add({ kind, name, n: 1 })
  return {
    count,
    countAct: (by, kind, name) => {
      if (by.kind === 'client' && by.counted) count(kind, name)
    },
    stop: batch.stop,
  }
}

/** Adds what was counted to this day. */
export async function keepAudienceCounts({ db, clock }: CounterDeps, counts: AudienceCount[]) {
  const day = parisDay(clock())
  const isOpen = counts.some(({ kind }) => isOpenKind(kind))
  const known = isOpen ? await openNamesOf(db, day) : new Map<string, Set<string>>()
  await addAudienceCounts(db, day, withFewNames(counts, known))
}
