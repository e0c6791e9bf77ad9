import { sql } from 'kysely'
import type { LiveEvent } from '~/domain/live/message'
import type { Db } from '../database/database'

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
