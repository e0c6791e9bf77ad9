import { sql } from 'kysely'
import { RESERVATION_MS } from '~/domain/access/quota'
import type { Db } from '../database/database'
import { prepared } from '../database/prepared'
import type { DossierRef } from '../dossiers/dossiers'
import { type SeenDossier, seen } from '../dossiers/seen-dossier'

/** What an upload asks for. */
export interface WantedRoom {
  id: string
  bytes: number
  /** In bytes: for all stored pieces, and free on the disk, null where that has no bound. */
  room: { stored: number; onDisk: number | null }
  now: Date
}

/**
 * Keeps room for an upload, exactly, also when many begin at once: what is stored, what is coming in and it stay
 * within both bounds. Copies of the program share the same room.
 * @returns false when there is none
 */
export async function reserveUpload(db: Db, wanted: WantedRoom): Promise<boolean> {
  const row = await db.selectNoFrom(roomKept(wanted).as('kept')).modifyEnd(prepared).executeTakeFirstOrThrow()
  return row.kept
}

/** A dossier with what an upload rests on; where it is found the room is kept by the same statement. */
export function seeKeepingRoom(
  db: Db,
  ref: DossierRef,
  wanted: WantedRoom,
): Promise<(SeenDossier & { kept: boolean }) | undefined> {
  return seen(db, ref).select(roomKept(wanted).as('kept')).modifyEnd(prepared).executeTakeFirst()
}

/** It ends by itself after a kill: where it is a statement of its own, its commit, which the next upload waits for, waits for no disk. */
function roomKept({ id, bytes, room, now }: WantedRoom) {
  const until = new Date(now.getTime() + RESERVATION_MS)
  const onDisk = room.onDisk ?? Number.MAX_SAFE_INTEGER
  return sql<boolean>`set_config('synchronous_commit', 'off', true) = 'off'
    and reserve_upload(${id}, ${bytes}, ${room.stored}, ${onDisk}, ${now}, ${until})`
}

/** Its room is free again, or counted as a stored piece. */
export async function releaseUpload(db: Db, id: string) {
  await db.deleteFrom('upload_reservations').where('id', '=', id).modifyEnd(prepared).execute()
}
