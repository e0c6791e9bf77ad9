import { settleDecision } from '../../../src/usecases/admin/settle-decision'
import type { Deps } from '../../../src/usecases/ground/deps'

/**
 * Lets what was decided of a dossier leave, as the worker does.
 * @param at now, where left out, as if it had been decided so long ago that it can no longer be undone: what happens later
 * in a week, on a day or in a year would count in the next one, of which a test asks nothing
 * @returns when it left
 */
export async function decisionLeft(deps: Deps, id: string, at?: Date): Promise<Date> {
  const moment = at ?? deps.clock()
  const waiting = deps.db.updateTable('dossiers').where('id', '=', id).where('decision_id', 'is not', null)
  if (!at) await waiting.set({ decision_due_at: moment }).execute()
  const { decision_id } = await deps.db
    .selectFrom('dossiers')
    .select('decision_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await settleDecision({ ...deps, clock: () => moment }, { dossier_id: id, decision_id: String(decision_id) })
  return moment
}
