import { listBulkRuns } from '~/store/bulk/bulk'
import { itemsLeft } from '~/store/bulk/bulk-items'
import type { Deps } from '../ground/deps'

/** What goes on and the last runs, and how far each is. */
export async function readBulkRuns({ db }: Pick<Deps, 'db'>, limit: number) {
  const runs = await listBulkRuns(db, Math.min(limit, 50))
  return {
    runs: runs.map(run => ({ ...run, done: Number(run.done), left: Number(run.left) })),
  }
}

/** The first hundred that a run left as they were, each with the refusal of its own rules. */
export const readBulkItemsLeft = ({ db }: Pick<Deps, 'db'>, runId: string) => itemsLeft(db, runId)
