import type { Watcher } from '~/domain/live/message'
import type { Db } from '../database/database'

/** A presence that no stream has confirmed for so long is over: its copy of the program was killed. */
const GONE_MS = 40_000
const MOST_WATCHERS = 200

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

/** One that is over already is no error. */
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
