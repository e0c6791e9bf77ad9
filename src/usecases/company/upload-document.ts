import { UPLOADS_PER_DOSSIER } from '~/domain/access/quota'
import { isSentBack } from '~/domain/dossier/dossier'
import { isDocumentKind } from '~/domain/dossier/pieces/document-kind'
import { found } from '~/domain/found'
import { Refusal } from '~/domain/refusal'
import type { Dossier, DossierRef } from '~/store/dossiers/dossiers'
import type { SeenDossier } from '~/store/dossiers/seen-dossier'
import { releaseUpload, seeKeepingRoom } from '~/store/pieces/upload-reservations'
import type { Deps } from '../ground/deps'
import type { Upload } from '../ground/upload'
import { putInSlot, type Uploader } from './put-in-slot'
import { type ReceivedFile, receiveFile } from './receive-file'
import { keptRoom, type Room, wantedRoom } from './reserve-room'

export type UploadDocumentDeps = Pick<
  Deps,
  | 'db'
  | 'encryptedFiles'
  | 'mailer'
  | 'scanner'
  | 'pieceReader'
  | 'clock'
  | 'agency'
  | 'publicUrl'
  | 'rateLimits'
  | 'storageBytes'
  | 'uploads'
  | 'audience'
>

/**
 * Puts a piece in its slot: the file is durable on disk first, then its row, then the answer. A
 * second piece of the same kind takes the place of the first. When the mandatory pieces are complete
 * the draft invoice is made in the same transaction. After the signature only the pieces that
 * an « Incomplet » names may be replaced. A key that was taken away while the bytes came in puts in nothing.
 * @throws Refusal not-found, already-signed, piece-not-asked, unknown-document-type, file-missing, too-many-files,
 *   file-type, file-empty, file-too-large, too-many-uploads, storage-full, too-many-requests
 */
export async function uploadDocument(
  deps: UploadDocumentDeps,
  by: Uploader,
  ref: DossierRef,
  { parts, announced }: Upload,
) {
  const { dossier, room } = await seeWithRoom(deps, by, ref, announced)
  let [kept, gone] = [0, false]
  try {
    const { kind, file } = await deps.uploads.during(() => receiveParts(deps, dossier.file_recipient, parts))
    gone = await putInSlot(deps, by, ref, { dossier, room }, { kind, file })
    kept = file.size
    return { document_type: kind, filename: file.filename, size: file.size, sha256: file.sha256 }
  } finally {
    await room.release(kept, gone)
  }
}

/** The dossier and the room for its piece, found and kept by one statement. */
async function seeWithRoom(
  deps: UploadDocumentDeps,
  by: Uploader,
  ref: DossierRef,
  announced: number | null,
): Promise<{ dossier: SeenDossier; room: Room }> {
  const wanted = await wantedRoom(deps, announced)
  const dossier = found(await seeKeepingRoom(deps.db, ref, wanted))
  const refused = closedTo(dossier)
  if (!refused) return { dossier, room: await keptRoom(deps, by, wanted, dossier.kept) }
  await releaseUpload(deps.db, wanted.id)
  throw new Refusal(refused)
}

function closedTo({ signed_at, status, uploads }: Dossier) {
  if (signed_at && !isSentBack(status)) return 'already-signed'
  return uploads >= UPLOADS_PER_DOSSIER ? 'too-many-uploads' : null
}

async function receiveParts(deps: Pick<Deps, 'encryptedFiles'>, recipient: string, parts: Upload['parts']) {
  let kind: string | undefined
  let file: ReceivedFile | undefined
  try {
    for await (const part of parts) {
      if ('field' in part) {
        if (part.field === 'document_type') kind = part.value
        if (kind !== undefined && !isDocumentKind(kind)) throw new Refusal('unknown-document-type')
      } else if (file) throw new Refusal('too-many-files')
      else file = await receiveFile(deps, recipient, part.filename, part.bytes)
    }
    if (kind === undefined || !isDocumentKind(kind)) throw new Refusal('unknown-document-type')
    if (!file) throw new Refusal('file-missing')
    return { kind, file }
  } catch (error) {
    if (file) await deps.encryptedFiles.remove(file.file_key)
    throw error
  }
}
