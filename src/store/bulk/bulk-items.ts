import { sql } from 'kysely'
import type { Db } from '../database/database'

/**
 * The next dossier of a run, marked as begun; one that was begun and never ended comes first, unless somebody holds it.
 * Undefined where nothing is left.
 * @param passedOver those that are not to be tried again now
 */
export function beginNextItem(db: Db, runId: string, now: Date, passedOver: readonly string[]) {
  return db
    .updateTable('bulk_items')
    .set({ state: 'started', started_at: sql`coalesce(started_at, ${now})` })
    .where('run_id', '=', runId)
    .where('dossier_id', '=', eb =>
      eb
        .selectFrom('bulk_items')
        .select('dossier_id')
        .where('run_id', '=', runId)
        .where('state', 'in', ['waiting', 'started'])
        .where('dossier_id', '<>', sql<string>`all(${passedOver})`)
        .orderBy('state')
        .orderBy('dossier_id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['dossier_id', 'started_at'])
    .executeTakeFirst()
}

/** Keeps an item that was begun from everybody else until the transaction ends. @returns false when another has it */
export async function holdItem(trx: Db, runId: string, dossierId: string): Promise<boolean> {
  const held = await trx
    .selectFrom('bulk_items')
    .select('dossier_id')
    .where('run_id', '=', runId)
    .where('dossier_id', '=', dossierId)
    .where('state', '=', 'started')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return held !== undefined
}

/** @param end `because`: why it was left as it was, as the team reads it */
export async function endItem(
  db: Db,
  runId: string,
  dossierId: string,
  end: { state: 'done' | 'left'; because: string | null },
) {
  await db
    .updateTable('bulk_items')
    .set(end)
    .where('run_id', '=', runId)
    .where('dossier_id', '=', dossierId)
    .execute()
}

/** Those that a run left as they were, with why, the first hundred. */
export async function itemsLeft(db: Db, runId: string) {
  const rows = await db
    .selectFrom('bulk_items')
    .innerJoin('dossiers', 'dossiers.id', 'bulk_items.dossier_id')
    .select(['bulk_items.dossier_id', 'dossiers.company_name', 'bulk_items.because'])
    .where('run_id', '=', runId)
    .where('bulk_items.state', '=', 'left')
    .orderBy('dossiers.company_name')
    .limit(100)
    .execute()
  return rows.map(row => ({ ...row, because: row.because ?? 'not-found' }))
}
