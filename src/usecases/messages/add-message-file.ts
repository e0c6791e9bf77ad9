import { randomId } from '~/domain/access/random-id'
import { CLIENT_FILES_A_DOSSIER, FILES_A_MESSAGE, type MessageSide } from '~/domain/dossier/messages'
import { found } from '~/domain/found'
import type { AccountActor, ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database/database'
import { type DossierRef, findDossier } from '~/store/dossiers/dossiers'
import { countMessageFiles, insertMessageFiles, unsentFilesOf } from '~/store/pieces/message-files'
import { type ReceivedFile, receiveFile } from '../company/receive-file'
import { reserveRoom } from '../company/reserve-room'
import type { UploadDocumentDeps } from '../company/upload-document'
import { discardFile } from '../ground/discard-file'
import type { Upload } from '../ground/upload'
import { queueFileInspection } from '../inspection/queue-inspections'
import { lockForSide, sideOf } from './side-of'

type AddFileDeps = Omit<UploadDocumentDeps, 'mailer' | 'pieceReader' | 'agency' | 'publicUrl'>

/**
 * Takes in a file for the message that its writer is about to send, through the checks of a piece (format by name and first
 * bytes, size, room), encrypted to the dossier; it is looked into as a piece is. One that stands in no message a day later goes.
 * What a client gave to the message that he writes is not given twice.
 * @throws Refusal not-found, file-missing, too-many-files, file-type, file-empty, file-too-large, too-many-uploads, storage-full,
 *   too-many-requests
 */
export async function addMessageFile(
  deps: AddFileDeps,
  by: ClientActor | AccountActor,
  ref: DossierRef,
  { parts, announced }: Upload,
) {
  const dossier = found(await findDossier(deps.db, ref))
  await refuseTooMany(deps.db, dossier.id, sideOf(by))
  const room = await reserveRoom(deps, by, announced)
  let kept = 0
  try {
    const file = await deps.uploads.during(() => receiveOne(deps, dossier.file_recipient, parts))
    const row = await deps.db
      .transaction()
      .execute(trx => keep(trx, deps, by, ref, file))
      .catch(async error => {
        await discardFile(deps, file.file_key, error)
        throw error
      })
    if (row.file_key === file.file_key) kept = file.size
    else await deps.encryptedFiles.remove(file.file_key)
    return { id: row.id, filename: file.filename, size: file.size }
  } finally {
    await room.release(kept)
  }
}

async function keep(
  trx: Db,
  deps: Pick<AddFileDeps, 'clock' | 'scanner'>,
  by: ClientActor | AccountActor,
  ref: DossierRef,
  file: ReceivedFile,
): Promise<{ id: string; file_key: string }> {
  const dossier = await lockForSide(trx, by, ref)
  const side = sideOf(by)
  // Several accounts may each give the same one: each puts its own beside its message.
  const given = side === 'client' ? await unsentFilesOf(trx, dossier.id, side) : []
  const before = given.find(({ sha256, filename }) => sha256 === file.sha256 && filename === file.filename)
  if (before) return before
  await refuseTooMany(trx, dossier.id, side)
  const id = randomId()
  await insertMessageFiles(trx, [
    {
      ...{ ...file, id, side, dossier_id: dossier.id, mail_id: null, written_at: null, dossier_key: true },
      scan: deps.scanner ? 'pending' : 'not-scanned',
      uploaded_at: deps.clock(),
    },
  ])
  await queueFileInspection(trx, id)
  return { id, file_key: file.file_key }
}

/** Several accounts may each be writing a message; a client writes one at a time. */
async function refuseTooMany(db: Db, dossierId: string, side: MessageSide) {
  if (side === 'team') return
  if ((await unsentFilesOf(db, dossierId, side)).length >= FILES_A_MESSAGE)
    throw new Refusal('too-many-uploads', {
      detail: `Un message porte ${FILES_A_MESSAGE}\u00a0fichiers au plus\u00a0: envoyez-le, puis joignez les autres au suivant.`,
    })
  if ((await countMessageFiles(db, dossierId, side)) >= CLIENT_FILES_A_DOSSIER)
    throw new Refusal('too-many-uploads')
}

async function receiveOne(
  deps: Pick<AddFileDeps, 'encryptedFiles'>,
  recipient: string,
  parts: Upload['parts'],
): Promise<ReceivedFile> {
  let file: ReceivedFile | undefined
  try {
    for await (const part of parts) {
      if ('field' in part) continue
      if (file) throw new Refusal('too-many-files')
      file = await receiveFile(deps, recipient, part.filename, part.bytes)
    }
    if (!file) throw new Refusal('file-missing')
    return file
  } catch (error) {
    if (file) await deps.encryptedFiles.remove(file.file_key)
    throw error
  }
}
