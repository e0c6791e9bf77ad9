import { randomId } from '~/domain/access/random-id'
import { formatOfName } from '~/domain/dossier/pieces/document-format'
import type { MailFile } from '~/domain/inbox/inbound-mail'
import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database/database'
import { insertMessageFiles } from '~/store/pieces/message-files'
import { type ReceivedFile, receiveFile } from '../company/receive-file'
import { reserveRoom } from '../company/reserve-room'
import type { Deps } from '../ground/deps'
import { queueFileInspection } from '../inspection/queue-inspections'
import type { Placed } from './place-mail'

/** The files of a mail that passed the checks of pieces, on disk and in no row yet; and the names of those that did not. */
export interface MailFiles {
  kept: ReceivedFile[]
  /** Whether they are encrypted to the key of their dossier. */
  dossierKey: boolean
  left: string[]
}

export const NO_FILES: MailFiles = { kept: [], dossierKey: false, left: [] }

/** More is no message: no others are looked into, and of those that are not kept so many are named. */
const MOST_FILES = 10
const MOST_NAMED = 20

type RoomDeps = Pick<Deps, 'db' | 'encryptedFiles' | 'clock' | 'rateLimits' | 'storageBytes'>

/** Whose share of the day all those spend together whose mails wait to be sorted: their networks are not known. */
const STRANGERS = { ip: 'courrier à classer', userAgent: '' }

/**
 * Writes the files of a mail, each through the checks of a piece (format by name and first bytes, size) and within the room
 * that there is for uploads. What a stranger's has no room for stays in the mailbox, for anybody may write there.
 * @throws Refusal storage-full where it stands in a thread: the whole mail then waits in the mailbox
 */
export async function keepMailFiles(
  deps: RoomDeps,
  files: readonly MailFile[],
  { owner, reason }: Placed,
): Promise<MailFiles> {
  const recipient = reason ? null : (owner?.dossier?.file_recipient ?? null)
  const kept: ReceivedFile[] = []
  const left: string[] = []
  let looked = 0
  try {
    for (const { filename, bytes } of files) {
      const one = { filename, bytes, recipient, placed: !reason }
      const taken = formatOfName(filename) !== null && looked++ < MOST_FILES
      const file = taken ? await receivedOrNot(deps, one) : null
      if (file) kept.push(file)
      else left.push(filename.slice(0, 200))
    }
  } catch (error) {
    await discardMailFiles(deps, { kept })
    throw error
  }
  const others = left.splice(MOST_NAMED).length
  if (others > 0) left.push(others === 1 ? 'un autre fichier' : `${others} autres fichiers`)
  return { kept, dossierKey: recipient !== null, left }
}

async function receivedOrNot(
  deps: RoomDeps,
  { filename, bytes, recipient, placed }: MailFile & { recipient: string | null; placed: boolean },
): Promise<ReceivedFile | null> {
  try {
    // Threads bound how much their owners write in a day.
    const rateLimits = deps.rateLimits && !placed
    const room = await reserveRoom({ ...deps, rateLimits }, STRANGERS, bytes.length)
    let size = 0
    try {
      const file = await receiveFile(deps, recipient, filename, inOne(bytes))
      size = file.size
      return file
    } finally {
      await room.release(size)
    }
  } catch (error) {
    if (error instanceof Refusal && !(placed && error.code === 'storage-full')) return null
    throw error
  }
}

/** A copy, for the memory of what is received is given back. */
async function* inOne(bytes: Uint8Array) {
  yield Uint8Array.from(bytes)
}

/** Their rows, each to be looked into as a piece is once the transaction commits. */
export async function putMailFiles(
  trx: Db,
  deps: Pick<Deps, 'clock' | 'scanner'>,
  { kept, dossierKey }: MailFiles,
  place: { dossier_id: string | null; mail_id: string | null; written_at: Date | null },
) {
  const rows = kept.map(file => ({
    ...{ ...file, ...place, id: randomId(), side: 'client' as const, dossier_key: dossierKey },
    scan: deps.scanner ? ('pending' as const) : ('not-scanned' as const),
    uploaded_at: deps.clock(),
  }))
  await insertMessageFiles(trx, rows)
  for (const { id } of rows) await queueFileInspection(trx, id)
}

/** Nobody names them. */
export async function discardMailFiles(
  { encryptedFiles }: Pick<Deps, 'encryptedFiles'>,
  { kept }: Pick<MailFiles, 'kept'>,
) {
  for (const { file_key } of kept) await encryptedFiles.remove(file_key)
}
