import { sql } from 'kysely'
import { RESERVATION_MS } from '~/domain/access/quota'
import type { Db } from './database'
import { prepared } from './prepared'

/**
 * Keeps room for an upload, exactly, also when many begin at once: what is stored, what is coming in and it stay
 * within both bounds. Copies of the program share the same room.
 * @param room in bytes: for all stored pieces, and free on the disk, null where that has no bound
 * @returns false when there is none
 */
export async function reserveUpload(
  db: Db,
  id: string,
  bytes: number,
  room: { stored: number; onDisk: number | null },
  now: Date,
): Promise<boolean> {
  const until = new Date(now.getTime() + RESERVATION_MS)
  const onDisk = room.onDisk ?? Number.MAX_SAFE_INTEGER
  const { rows } = await sql<{ kept: boolean }>`
    select reserve_upload(${id}, ${bytes}, ${room.stored}, ${onDisk}, ${now}, ${until}) as kept
    ${prepared}`.execute(db)
  return rows[0]?.kept === true
}

export async function releaseUpload(db: Db, id: string) {
  await db.deleteFrom('upload_reservations').where('id', '=', id).modifyEnd(prepared).execute()
}
