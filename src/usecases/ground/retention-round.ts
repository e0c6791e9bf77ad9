import { RETENTION_MONTHS, retentionLimit, unprovenLimit } from '~/domain/dossier/retention'
import { readSetting } from '~/store/operation/settings'
import type { Deps } from './deps'

/** Longer than the two weeks of a notice, whatever the month and the clocks. */
const AHEAD_MS = 18 * 86_400_000

/** After how many months without activity a dossier goes. */
export const retentionMonths = async ({ db }: Pick<Deps, 'db'>) =>
  (await readSetting(db, 'retention_months')) ?? RETENTION_MONTHS.byDefault

/** The same for pages, which a database that is away must not take with it: then what it said last. */
export async function lastKnownRetention(deps: Pick<Deps, 'db'>): Promise<number> {
  const months = await retentionMonths(deps).catch(() => lastKnown.get(deps.db) ?? RETENTION_MONTHS.byDefault)
  lastKnown.set(deps.db, months)
  return months
}

const lastKnown = new WeakMap<Deps['db'], number>()

/** Whatever was active since is neither to be announced nor to be purged. */
export const idleBefore = (now: Date, months: number) =>
  retentionLimit(new Date(now.getTime() + AHEAD_MS), months)

/** The same for dossiers that nobody proved. */
export const unprovenBefore = (now: Date) => unprovenLimit(new Date(now.getTime() + AHEAD_MS))

/** All rows, page by page, in the order of their ids. */
export async function* pages<Row extends { id: string }>(page: (after: string) => Promise<Row[]>) {
  for (let after = ''; ; ) {
    const rows = await page(after)
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}
