import { networkKey } from '~/domain/access/network'
import { UPLOADS_PER_DOSSIER } from '~/domain/access/quota'
import { randomId } from '~/domain/access/random-id'
import { type DocumentKind, isDocumentKind, missingDocuments } from '~/domain/dossier/document-kind'
import { isSentBack, mayChangePiece } from '~/domain/dossier/dossier'
import { found } from '~/domain/found'
import type { AccountActor, ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database/database'
import { type Dossier, type DossierRef, lockDossier, requestOf } from '~/store/dossiers/dossiers'
import { type SeenDossier, wasQuicker } from '~/store/dossiers/seen-dossier'
import { isQueued } from '~/store/emails/emails'
import { eventRow, type LastLine } from '~/store/events/events'
import { type Attachment, attachDocument, attachToSeen, readSlots } from '~/store/pieces/attach-document'
import { removeDocument } from '~/store/pieces/documents'
import { releaseUpload, seeKeepingRoom } from '~/store/pieces/upload-reservations'
import type { Deps } from '../ground/deps'
import { discardFile } from '../ground/discard-file'
import { removeLeftovers } from '../ground/remove-leftovers'
import { draftOf } from '../invoice/draft-invoice'
import { queueEmail } from '../outbox/queue-email'
import { type ReceivedFile, receiveFile } from './receive-file'
import { keptRoom, type Room, wantedRoom } from './reserve-room'

/** What it needs of the outside. */
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

/** The parts of an upload, in the order in which they arrive. */
export type UploadPart =
  | { field: string; value: string }
  | { filename: string; bytes: AsyncIterable<Uint8Array> }

type AttachDeps = Pick<Deps, 'scanner' | 'pieceReader' | 'clock' | 'agency' | 'publicUrl'>
type PutInSlotDeps = AttachDeps & Pick<Deps, 'db' | 'encryptedFiles' | 'mailer' | 'audience'>

/** What is put in a slot. */
interface Piece {
  kind: DocumentKind
  file: ReceivedFile
}

/** The client, or an account that puts in what came by e-mail: on the client's behalf, who is told. */
type Uploader = ClientActor | AccountActor

/**
 * Puts a piece in its slot: the file is durable on disk first, then its row, then the answer. A
 * second piece of the same kind takes the place of the first. When the mandatory pieces are complete
 * the draft invoice is made in the same transaction. After the signature only the pieces that
 * an « Incomplet » names may be replaced. A key that was taken away while the bytes came in puts in nothing.
 * @param announced how long the request says that it is, in bytes; null where it does not
 * @throws Refusal not-found, already-signed, unknown-document-type, file-missing, too-many-files,
 *   file-type, file-empty, file-too-large, too-many-uploads, storage-full, too-many-requests
 */
export async function uploadDocument(
  deps: UploadDocumentDeps,
  by: Uploader,
  ref: DossierRef,
  parts: AsyncIterable<UploadPart>,
  announced: number | null,
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

async function receiveParts(
  deps: Pick<Deps, 'encryptedFiles'>,
  recipient: string,
  parts: AsyncIterable<UploadPart>,
) {
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

/**
 * The client's piece for an empty slot is written by one statement, where the dossier is as it was at the beginning.
 * @returns whether the row of the room went with it
 */
async function putInSlot(
  deps: PutInSlotDeps,
  by: Uploader,
  ref: DossierRef,
  { dossier, room }: { dossier: SeenDossier; room: Room },
  piece: Piece,
) {
  const { filled, last_line } = dossier
  if (by.kind !== 'account' && mayChange(dossier, piece.kind) && !filled.includes(piece.kind)) {
    const attachment = attachmentOf(deps, by, dossier, { ...piece, filled, last: last_line })
    try {
      await attachToSeen(deps.db, dossier, attachment, room.id)
      countPiece(deps, by, dossier, piece.kind, filled)
      return true
    } catch (error) {
      if (!wasQuicker(error)) throw error
    }
  }
  const { filled: before, replaced } = await deps.db
    .transaction()
    .execute(trx => attach(trx, deps, by, ref, piece))
    .catch(async error => {
      await discardFile(deps, piece.file.file_key, error)
      throw error
    })
  countPiece(deps, by, dossier, piece.kind, before)
  if (replaced) await removeLeftovers(deps, { file_keys: [replaced], message_ids: [] })
  return false
}

/** Each sort of piece once, and how far the dossier came with it. */
function countPiece(
  { audience }: Pick<Deps, 'audience'>,
  by: Uploader,
  { is_test }: Dossier,
  kind: DocumentKind,
  filled: DocumentKind[],
) {
  if (is_test || filled.includes(kind)) return
  audience.countAct(by, 'piece', kind)
  if (filled.length === 0) audience.countAct(by, 'wizard', 'first-piece')
  if (missingDocuments(filled).length > 0 && missingDocuments([...filled, kind]).length === 0)
    audience.countAct(by, 'wizard', 'pieces')
}

const mayChange = (dossier: Dossier, kind: DocumentKind) =>
  mayChangePiece(
    { status: dossier.status, signed: dossier.signed_at !== null, request: requestOf(dossier) },
    kind,
  )

/** @returns what was there before, and the key of the file that was replaced. */
async function attach(trx: Db, deps: AttachDeps, by: Uploader, ref: DossierRef, piece: Piece) {
  const dossier = found(await lockDossier(trx, ref))
  if (!mayChange(dossier, piece.kind)) throw new Refusal('already-signed')
  const { filled, last } = await readSlots(trx, dossier)
  const replaced = filled.includes(piece.kind) ? await removeDocument(trx, dossier, piece.kind) : undefined
  await attachDocument(trx, dossier, attachmentOf(deps, by, dossier, { ...piece, filled, last }))
  if (by.kind === 'account') await announce(trx, deps, dossier, 'piece-added', by)
  else if (replaced && (dossier.signed_at || dossier.email_proven_at))
    await announce(trx, deps, dossier, 'piece-replaced', by)
  return { filled, replaced: replaced?.file_key }
}

/** All that a piece brings with it into its slot. */
function attachmentOf(
  deps: AttachDeps,
  by: Uploader,
  dossier: Dossier,
  { kind, file, filled, last }: Piece & { filled: DocumentKind[]; last: LastLine },
): Attachment {
  const now = deps.clock()
  const draft = draftOf(deps.agency, dossier, [...filled, kind], now)
  const event = {
    dossier_id: dossier.id,
    type: filled.includes(kind) ? ('document-replaced' as const) : ('document-added' as const),
    at: now,
    by,
    data: {
      document_type: kind,
      sha256: file.sha256,
      size: file.size,
      ...(by.kind === 'account' && { on_behalf: true }),
    },
  }
  return {
    document: {
      id: randomId(),
      dossier_id: dossier.id,
      document_type: kind,
      uploaded_at: now,
      scan: deps.scanner ? ('pending' as const) : ('not-scanned' as const),
      ...file,
    },
    change: {
      uploads: dossier.uploads + 1,
      pieces_new_at: now,
      pieces_checked_at: null,
      ...(draft && { invoice_number: draft.number }),
    },
    draft,
    read: deps.pieceReader !== null && !dossier.is_test,
    // A test dossier comes from no network.
    network: 'ip' in by ? networkKey(by.ip) : '',
    line: eventRow(event, last),
    now,
  }
}

/** One message for all that is added or replaced within ten minutes. */
async function announce(
  trx: Db,
  deps: Pick<Deps, 'clock' | 'publicUrl'>,
  { id, email, is_test }: Dossier,
  kind: 'piece-added' | 'piece-replaced',
  by: Uploader,
) {
  if (is_test || (await isQueued(trx, id, kind))) return
  const runAt = new Date(deps.clock().getTime() + 10 * 60_000)
  await queueEmail(trx, deps, { kind, recipient: email, dossier_id: id, runAt, by })
}
