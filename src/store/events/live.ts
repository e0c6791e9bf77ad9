import { sql } from 'kysely'
import type { LiveEvent, Watcher } from '~/domain/live/message'
import type { Db } from '../database/database'

/** A presence that no stream has confirmed for so long is over: its copy of the program was killed. */
const GONE_MS = 40_000
const MOST_WATCHERS = 200

/**
 * A point of the journal. Its numbers are given before its lines are committed: lines of transactions that were still
 * open then come later with a smaller number, and are recognised by their transaction.
 */
export interface JournalPoint {
  id: number
  /** The oldest transaction that was open, as PostgreSQL counts them. */
  open: number
}

/** Where the journal stands now: what is committed later is told from here on. */
export async function journalPoint(db: Db): Promise<JournalPoint> {
  // One statement reads one snapshot.
  const { rows } = await sql<JournalPoint>`
    select coalesce((select max(id) from events), 0) as id,
      pg_snapshot_xmin(pg_current_snapshot())::text::bigint as open`.execute(db)
  return rows[0] ?? { id: 0, open: 0 }
}

/** How far back a transaction that was open may have taken its first number. */
const LOOKED_BACK = 2_000

/** What was committed since a point, oldest first, looks left out. @param dossierId null: of all dossiers, and of none */
export async function eventsSince(
  db: Db,
  { id, open }: JournalPoint,
  dossierId: string | null,
  limit: number,
): Promise<LiveEvent[]> {
  const rows = await db
    .selectFrom('events')
    .select(['type', 'dossier_id', 'account_id', 'at'])
    .where('type', '!=', 'administrator-call')
    .where('id', '>', id - LOOKED_BACK)
    // Rows know the low half alone of the transaction that wrote them.
    .where(
      sql<boolean>`(id > ${id} or mod(events.xmin::text::bigint - mod(${open}::bigint, 4294967296) + 4294967296, 4294967296) < 2147483648)`,
    )
    .$if(dossierId !== null, query => query.where('dossier_id', '=', dossierId))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(row => ({ ...row, at: row.at.toISOString() }))
}

/** Says what a stream looks at, or that it still does. */
export async function keepPresence(
  db: Db,
  stream: { stream_id: string; account_id: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('presences')
    .values({ ...stream, dossier_id: null, seen_at: now })
    .onConflict(conflict => conflict.column('stream_id').doUpdateSet({ seen_at: now }))
    .execute()
  await db
    .deleteFrom('presences')
    .where('seen_at', '<', new Date(now.getTime() - GONE_MS))
    .execute()
}

/** @returns false when that account has no such stream */
export async function movePresence(
  db: Db,
  stream: { stream_id: string; account_id: string },
  dossier_id: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('presences')
    .set({ dossier_id })
    .where('stream_id', '=', stream.stream_id)
    .where('account_id', '=', stream.account_id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function endPresence(db: Db, stream_id: string) {
  await db.deleteFrom('presences').where('stream_id', '=', stream_id).execute()
}

/** Who looks at which dossier, each account once. */
export async function watchers(db: Db, now: Date): Promise<Watcher[]> {
  const rows = await db
    .selectFrom('presences')
    .select(['account_id', 'dossier_id'])
    .distinct()
    .where('dossier_id', 'is not', null)
    .where('seen_at', '>=', new Date(now.getTime() - GONE_MS))
    .orderBy('dossier_id')
    .orderBy('account_id')
    .limit(MOST_WATCHERS)
    .execute()
  return rows.flatMap(({ account_id, dossier_id }) => (dossier_id ? [{ account_id, dossier_id }] : []))
}
