import type { Db } from '../database/database'

/** By its token: what signing out knows. */
export async function deleteSession(db: Db, tokenHash: string) {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** @returns whose it was; undefined when there is no such session. */
export function endSession(db: Db, id: string) {
  return db.deleteFrom('sessions').where('id', '=', id).returning('account_id').executeTakeFirst()
}

/** @param but the id of the session that stays */
export async function endSessionsOf(db: Db, accountId: string, but: string | null = null) {
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .$if(but !== null, query => query.where('id', '!=', String(but)))
    .execute()
}

/** Everybody's: the master password is another. */
export async function deleteAllSessions(db: Db) {
  await db.deleteFrom('sessions').execute()
}
