import type { Db } from '../database/database'

/** The last sentence that a client wrote with the pieces asked for since a moment. */
export async function lastClientWord(db: Db, dossierId: string, since: Date): Promise<string | null> {
  const row = await db
    .selectFrom('events')
    .select('data')
    .where('dossier_id', '=', dossierId)
    .where('type', '=', 'client-wrote')
    .where('at', '>=', since)
    .orderBy('rank', 'desc')
    .limit(1)
    .executeTakeFirst()
  const note = row?.data.note
  return typeof note === 'string' ? note : null
}
