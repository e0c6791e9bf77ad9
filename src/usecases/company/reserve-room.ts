import { networkKey } from '~/domain/access/budget'
import { DISK_RESERVE, dailyShare } from '~/domain/access/quota'
import { randomId } from '~/domain/access/random-id'
import { MAX_FILE_BYTES } from '~/domain/dossier/document-kind'
import type { Origin } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { takeDailyShare } from '~/store/access/daily-shares'
import { releaseUpload, reserveUpload } from '~/store/upload-reservations'
import type { Deps } from '../deps'

/** What it needs of the outside. */
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
  { ip }: Origin,
  announced: number | null,
): Promise<Room> {
  const { db, storageBytes, rateLimits, encryptedFiles } = deps
  const [id, now, network] = [randomId(), deps.clock(), networkKey(ip)]
  const bytes = Math.min(announced ?? MAX_FILE_BYTES, MAX_FILE_BYTES)
  const share = (change: number) => takeDailyShare(db, network, change, dailyShare(storageBytes), now)
  const spent = rateLimits ? await share(bytes) : null
  if (spent) throw new Refusal('too-many-requests', spent)
  const free = await encryptedFiles.freeBytes()
  const room = { stored: storageBytes, onDisk: free === null ? null : free - DISK_RESERVE }
  const giveBack = async (kept: number, gone: boolean) => {
    if (!gone) await releaseUpload(db, id)
    if (rateLimits && kept < bytes) await share(kept - bytes)
  }
  // What was acknowledged stays so when this cannot be written.
  const release = (kept: number, gone = false) => giveBack(kept, gone).catch(() => {})
  if (await reserveUpload(db, id, bytes, room, now)) return { id, release }
  await release(0)
  throw new Refusal('storage-full')
}
