import { type Selectable, sql } from 'kysely'
import type { BulkAction } from '~/domain/dossier/lists/bulk'
import type { DossierFilter } from '~/domain/dossier/lists/list-filter'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'
import { dossiersMatching } from '../lists/dossier-search'
import { MEANT_FOR } from './bulk-selection'

export type BulkRun = Selectable<Tables['bulk_runs']>

/** Writes a run down with each of its dossiers. @returns how many they are */
export async function insertBulkRun(
  trx: Db,
  filter: DossierFilter,
  run: Pick<BulkRun, 'id' | 'action' | 'account_id' | 'created_at' | 'starts_at'> & {
    details: string
    asked_by: string
  },
): Promise<number> {
  await trx
    .insertInto('bulk_runs')
    .values({ ...run, total: 0, cancelled_at: null, finished_at: null })
    .execute()
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('bulk_items')
    .columns(['run_id', 'dossier_id'])
    .expression(
      dossiersMatching(trx, filter)
        .where(MEANT_FOR[run.action])
        .select([sql.val(run.id).as('run'), 'id']),
    )
    .executeTakeFirstOrThrow()
  const total = Number(numInsertedOrUpdatedRows ?? 0)
  await trx.updateTable('bulk_runs').set({ total }).where('id', '=', run.id).execute()
  return total
}

/**
 * What an account began since a moment and did not call back: the same action, told the same, to dossiers that hold all that
 * the filter lets through now. What else that account begins waits until this transaction ends.
 */
export async function bulkRunLike(
  trx: Db,
  filter: DossierFilter,
  {
    action,
    account_id,
    details,
    total,
  }: Pick<BulkRun, 'action' | 'account_id' | 'total'> & { details: string },
  since: Date,
): Promise<BulkRun | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('bulk_runs'), hashtext(${account_id}))`.execute(trx)
  return trx
    .selectFrom('bulk_runs')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('action', '=', action)
    .where('total', '=', total)
    .where(sql<boolean>`details = ${details}::jsonb`)
    .where('created_at', '>', since)
    .where('cancelled_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          dossiersMatching(trx, filter)
            .where(MEANT_FOR[action])
            .select('dossiers.id')
            .except(
              selectFrom('bulk_items')
                .select('dossier_id as id')
                .whereRef('bulk_items.run_id', '=', 'bulk_runs.id'),
            ),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

export const findBulkRun = (db: Db, id: string): Promise<BulkRun | undefined> =>
  db.selectFrom('bulk_runs').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * What goes on and the last runs, with how far each is, the newest first: what can be called back is hidden by none that came
 * later. Who called one back, the journal alone knows: its line bears the same instant. Nobody did where its own account
 * may not go on with it: the clock found that out, or the line of that account's change bears the instant too.
 */
export function listBulkRuns(db: Db, limit: number) {
  const goesOn = sql`cancelled_at is null and finished_at is null`
  return db
    .selectFrom(eb =>
      eb
        .selectFrom('bulk_runs')
        .selectAll()
        .orderBy(goesOn, 'desc')
        .orderBy('created_at', 'desc')
        .limit(limit)
        .as('runs'),
    )
    .innerJoin('accounts', 'accounts.id', 'runs.account_id')
    .leftJoin('bulk_items', 'bulk_items.run_id', 'runs.id')
    .select(['runs.id', 'action', 'total', 'starts_at', 'cancelled_at', 'finished_at'])
    .select(['runs.created_at', 'accounts.name as by'])
    .select(eb =>
      eb
        .selectFrom('events')
        .innerJoin('accounts as cancellers', 'cancellers.id', 'events.account_id')
        .whereRef('events.at', '=', 'runs.cancelled_at')
        .where('events.type', '=', 'bulk-cancelled')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('events as changes')
                .select('changes.id')
                .whereRef('changes.at', '=', 'events.at')
                .where('changes.type', 'in', ['account-removed', 'account-role-changed']),
            ),
          ),
        )
        .select('cancellers.name')
        .limit(1)
        .as('cancelled_by'),
    )
    .select(sql<string>`count(*) filter (where bulk_items.state = 'done')`.as('done'))
    .select(sql<string>`count(*) filter (where bulk_items.state = 'left')`.as('left'))
    .groupBy(['runs.id', 'action', 'total', 'starts_at', 'cancelled_at', 'finished_at'])
    .groupBy(['runs.created_at', 'accounts.name'])
    .orderBy('runs.created_at', 'desc')
    .execute()
}

/** Stops what is left of a run. @returns false when nothing was left */
export async function cancelBulkRun(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bulk_runs')
    .set({ cancelled_at: now })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stops what is left of the runs that an account started. @returns those that were stopped */
export async function cancelBulkRunsOf(trx: Db, account_id: string, actions: BulkAction[], now: Date) {
  if (actions.length === 0) return []
  return trx
    .updateTable('bulk_runs')
    .set({ cancelled_at: now })
    .where('account_id', '=', account_id)
    .where('action', 'in', actions)
    .where('cancelled_at', 'is', null)
    .where('finished_at', 'is', null)
    .returning(['action', 'total'])
    .execute()
}

/** Ends a run whose dossiers are all settled: while another still has one, that one ends it. */
export async function finishBulkRun(db: Db, id: string, now: Date) {
  await db
    .updateTable('bulk_runs')
    .set({ finished_at: now })
    .where('id', '=', id)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('bulk_items')
            .select('dossier_id')
            .where('run_id', '=', id)
            .where('state', 'in', ['waiting', 'started']),
        ),
      ),
    )
    .execute()
}

/** The transmissions of a dossier that a person has to do. */
export function manualTransmissions(db: Db, dossierId: string) {
  return db
    .selectFrom('transmissions')
    .select('id')
    .where('dossier_id', '=', dossierId)
    .where('state', '=', 'manual')
    .execute()
}
