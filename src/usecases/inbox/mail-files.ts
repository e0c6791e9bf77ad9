import { randomId } from '~/domain/access/random-id'
import type { MailFile } from '~/domain/inbox/inbound-mail'
import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database/database'
import { insertMessageFiles } from '~/store/pieces/message-files'
import { type ReceivedFile, receiveFile } from '../company/receive-file'
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

/** More is no message. */
const MOST_FILES = 10

/** Writes the files of a mail, each through the checks of a piece (format by name and first bytes, size). */
export async function keepMailFiles(
  deps: Pick<Deps, 'encryptedFiles'>,
  files: readonly MailFile[],
  { owner, reason }: Placed,
): Promise<MailFiles> {
  const recipient = reason ? null : (owner?.dossier?.file_recipient ?? null)
  const kept: ReceivedFile[] = []
  const left: string[] = []
  for (const { filename, bytes } of files) {
    const file = kept.length < MOST_FILES ? await receivedOrNot(deps, recipient, filename, bytes) : null
    if (file) kept.push(file)
    else left.push(filename.slice(0, 200))
  }
  return { kept, dossierKey: recipient !== null, left }
}

async function receivedOrNot(
  deps: Pick<Deps, 'encryptedFiles'>,
  recipient: string | null,
  filename: string,
  bytes: Uint8Array,
): Promise<ReceivedFile | null> {
  try {
    return await receiveFile(deps, recipient, filename, inOne(bytes))
  } catch (error) {
    if (error instanceof Refusal) return null
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
  { kept }: MailFiles,
) {
  for (const { file_key } of kept) await encryptedFiles.remove(file_key)
}
