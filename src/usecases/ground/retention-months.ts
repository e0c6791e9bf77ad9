import { RETENTION_MONTHS } from '~/domain/dossier/retention'
import { readSetting } from '~/store/operation/settings'
import type { Deps } from './deps'

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
