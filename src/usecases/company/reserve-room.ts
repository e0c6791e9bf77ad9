import { networkKey } from '~/domain/access/network'
import { DISK_RESERVE, dailyShare } from '~/domain/access/quota'
import { randomId } from '~/domain/access/random-id'
import { MAX_FILE_BYTES } from '~/domain/dossier/pieces/document-kind'
import type { Origin } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { takeDailyShare } from '~/store/access/take-daily-share'
import { releaseUpload, reserveUpload, type WantedRoom } from '~/store/pieces/upload-reservations'
import type { Deps } from '../ground/deps'

type ReserveRoomDeps = Pick<Deps, 'db' | 'encryptedFiles' | 'clock' | 'rateLimits' | 'storageBytes'>

/** Room for one upload, kept from its first byte on. */
export interface Room {
  /** Of its row, which may go with what the upload writes. */
  id: string
  /**
   * To be called once, whatever became of the upload; never fails.
   * @param kept the bytes that stay, 0 when none do
   * @param gone whether its row went with what the upload wrote
   */
  release: (kept: number, gone?: boolean) => Promise<void>
}

/**
 * Keeps room for an upload before it is read: of what all pieces may weigh together, of the disk, and of what its
 * network may bring in a day. What does not stay is given back; after a kill the room ends by itself.
 * @param announced Content-Length of the request, null where it gives none
 * @throws Refusal storage-full, too-many-requests with the seconds to wait
 */
export async function reserveRoom(
  deps: ReserveRoomDeps,
  by: Origin,
  announced: number | null,
): Promise<Room> {
  const wanted = await wantedRoom(deps, announced)
  return keptRoom(deps, by, wanted, await reserveUpload(deps.db, wanted))
}

/** What the upload asks for; nothing is kept yet. */
export async function wantedRoom(
  { clock, encryptedFiles, storageBytes }: Omit<ReserveRoomDeps, 'db' | 'rateLimits'>,
  announced: number | null,
): Promise<WantedRoom> {
  const free = await encryptedFiles.freeBytes()
  return {
    id: randomId(),
    bytes: Math.min(announced ?? MAX_FILE_BYTES, MAX_FILE_BYTES),
    room: { stored: storageBytes, onDisk: free === null ? null : free - DISK_RESERVE },
    now: clock(),
  }
}

/**
 * Counts it among what its network may bring in a day.
 * @param kept whether there was room
 * @throws Refusal storage-full, too-many-requests with the seconds to wait
 */
export async function keptRoom(
  { db, storageBytes, rateLimits }: Omit<ReserveRoomDeps, 'clock' | 'encryptedFiles'>,
  { ip }: Origin,
  { id, bytes, now }: WantedRoom,
  kept: boolean,
): Promise<Room> {
  if (!kept) throw new Refusal('storage-full')
  const network = networkKey(ip)
  const share = (change: number) => takeDailyShare(db, network, change, dailyShare(storageBytes), now)
  const spent = rateLimits ? await share(bytes) : null
  if (spent) {
    await releaseUpload(db, id)
    throw new Refusal('too-many-requests', spent)
  }
  const giveBack = async (staying: number, gone: boolean) => {
    if (!gone) await releaseUpload(db, id)
    if (rateLimits && staying < bytes) await share(staying - bytes)
  }
  // What was acknowledged stays so when this cannot be written.
  return { id, release: (staying, gone = false) => giveBack(staying, gone).catch(() => {}) }
}
