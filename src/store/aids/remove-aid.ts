import type { Db } from '../database/database'

/** The row stays as a mark, so that its file or the next import does not bring it back. */
export async function removeAid(db: Db, id: string, version: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('aids')
    .set(eb => ({
      removed_at: at,
      published: false,
      origin: 'administrator',
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Without a mark: a file of this address brings it back. */
export async function dropAid(db: Db, id: string) {
  await db.deleteFrom('aids').where('id', '=', id).execute()
}
