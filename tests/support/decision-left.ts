import { settleDecision } from '../../src/usecases/admin/settle-decision'
import type { Deps } from '../../src/usecases/ground/deps'

/**
 * Lets what was decided of a dossier leave, as the worker does.
 * @param at as soon as it can no longer be undone, where left out
 * @returns when it left
 */
export async function decisionLeft(deps: Deps, id: string, at?: Date): Promise<Date> {
  const { decision_id, decision_due_at } = await deps.db
    .selectFrom('dossiers')
    .select(['decision_id', 'decision_due_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const moment = at ?? new Date(decision_due_at ?? 0)
  await settleDecision({ ...deps, clock: () => moment }, { dossier_id: id, decision_id: String(decision_id) })
  return moment
}
