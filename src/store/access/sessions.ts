import { SESSION } from '~/domain/access/login'
import type { Db } from '../database'

/** Keeps a new session; those that are over go. */
export async function insertSession(db: Db, tokenHash: string, now: Date) {
  await db
    .deleteFrom('sessions')
    .where('created_at', '<=', new Date(now.getTime() - SESSION.absolute_ms))
    .execute()
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, created_at: now, last_used_at: now })
    .execute()
}

/**
 * Uses a session that is neither idle nor over, and notes the use.
 * @returns false when there is no such session.
 */
export async function touchSession(
  db: Db,
  tokenHash: string,
  now: Date,
  limits: { usedAfter: Date; createdAfter: Date },
): Promise<boolean> {
  const touched = await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('last_used_at', '>', limits.usedAfter)
    .where('created_at', '>', limits.createdAfter)
    .executeTakeFirst()
  return touched.numUpdatedRows > 0n
}

export async function deleteSession(db: Db, tokenHash: string) {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

export async function deleteAllSessions(db: Db) {
  await db.deleteFrom('sessions').execute()
}
