import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { BulkAction } from '~/domain/dossier/bulk'
import type { DossierStatus } from '~/domain/dossier/dossier'
import type { RefusalCode } from '~/domain/refusal-code'
import { narrowing } from './admin-lists'
import type { Db } from './database'
import type { Tables } from './tables'

export type BulkRun = Selectable<Tables['bulk_runs']>

export interface BulkFilter {
  search: string
  status: DossierStatus | null
}

/** Which dossiers an action is meant for; each is asked again, under its lock, when its turn comes. */
const MEANT_FOR: Record<BulkAction, RawBuilder<SqlBool>> = {
  assign: sql`true`,
  remind: sql`status in ('Nouveau', 'Incomplet') and reminders_off_at is null`,
  'mark-transmitted': sql`exists (
    select from transmissions where transmissions.dossier_id = dossiers.id and transmissions.state = 'manual')`,
  extend: sql`status = 'Soumis'`,
  erase: sql`status <> 'Accepté' and not (status = 'Incomplet' and signed_at is not null)`,
}

/** All that a filter lets through, whatever the page shows. */
async function matching(db: Db, { search, status }: BulkFilter) {
  const narrowed = await narrowing(db, search)
  return db
    .selectFrom('dossiers')
    .where('is_test', '=', false)
    .$call(query => (status === null ? query : query.where('status', '=', status)))
    .$call(query => (narrowed === null ? query : query.where(narrowed)))
}

/** Exact: how many dossiers match, and how many of them the action is meant for. */
export async function countBulk(db: Db, action: BulkAction, filter: BulkFilter) {
  const counted = await (await matching(db, filter))
    .select(eb => eb.fn.countAll<string>().as('matching'))
    .select(sql<string>`count(*) filter (where ${MEANT_FOR[action]})`.as('meant'))
    .executeTakeFirstOrThrow()
  return { matching: Number(counted.matching), meant: Number(counted.meant) }
}

/** The dossiers that match, the oldest first, up to `limit`, and what their pieces weigh together, in bytes. */
export async function weighSelection(db: Db, filter: BulkFilter, limit: number) {
  const dossiers = await (await matching(db, filter))
    .select(['id', 'company_name', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  const ids = dossiers.map(({ id }) => id)
  const { bytes } = await db
    .selectFrom('documents')
    .select(eb => eb.fn.coalesce(eb.fn.sum<string>('size'), sql<string>`0`).as('bytes'))
    .where('dossier_id', '=', sql<string>`any(${ids})`)
    .executeTakeFirstOrThrow()
  return { dossiers, bytes: Number(bytes) }
}

/** Writes a run down with each of its dossiers. @returns how many they are */
export async function insertBulkRun(
  trx: Db,
  filter: BulkFilter,
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
      (await matching(trx, filter)).where(MEANT_FOR[run.action]).select([sql.val(run.id).as('run'), 'id']),
    )
    .executeTakeFirstOrThrow()
  const total = Number(numInsertedOrUpdatedRows ?? 0)
  await trx.updateTable('bulk_runs').set({ total }).where('id', '=', run.id).execute()
  return total
}

export const findBulkRun = (db: Db, id: string): Promise<BulkRun | undefined> =>
  db.selectFrom('bulk_runs').selectAll().where('id', '=', id).executeTakeFirst()

/** The last runs with how far each is, the newest first. */
export function listBulkRuns(db: Db, limit: number) {
  return db
    .selectFrom('bulk_runs')
    .innerJoin('accounts', 'accounts.id', 'bulk_runs.account_id')
    .leftJoin('bulk_items', 'bulk_items.run_id', 'bulk_runs.id')
    .select(['bulk_runs.id', 'action', 'total', 'starts_at', 'cancelled_at', 'finished_at'])
    .select(['bulk_runs.created_at', 'accounts.name as by'])
    .select(sql<string>`count(*) filter (where bulk_items.state = 'done')`.as('done'))
    .select(sql<string>`count(*) filter (where bulk_items.state = 'left')`.as('left'))
    .groupBy(['bulk_runs.id', 'accounts.name'])
    .orderBy('bulk_runs.created_at', 'desc')
    .limit(limit)
    .execute()
}

/**
 * The next dossier of a run, marked as begun; one that was begun and never ended comes first, unless somebody holds it.
 * Undefined where nothing is left.
 */
export function beginNextItem(db: Db, runId: string, now: Date) {
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

export async function endItem(
  db: Db,
  runId: string,
  dossierId: string,
  end: { state: 'done' | 'left'; because: RefusalCode | null },
) {
  await db
    .updateTable('bulk_items')
    .set(end)
    .where('run_id', '=', runId)
    .where('dossier_id', '=', dossierId)
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

/** The transmissions of a dossier that a person has to do. */
export function manualTransmissions(db: Db, dossierId: string) {
  return db
    .selectFrom('transmissions')
    .select('id')
    .where('dossier_id', '=', dossierId)
    .where('state', '=', 'manual')
    .execute()
}
