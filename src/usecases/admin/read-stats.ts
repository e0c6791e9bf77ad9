import { HANDED_IN, OPENED } from '~/domain/dossier/dossier'
import { dossierTotals } from '~/store/lists/counters'
import type { Deps } from '../ground/deps'

/** The figures of the dashboard's cards (specification A3). */
export async function readStats({ db }: Pick<Deps, 'db'>) {
  const totals = await dossierTotals(db)
  return { total_dossiers: totals.total, nouveau: totals.of(OPENED), soumis: totals.of(HANDED_IN) }
}
