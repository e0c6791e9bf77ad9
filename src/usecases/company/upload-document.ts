import { UPLOADS_PER_DOSSIER } from '~/domain/access/quota'
import { randomId } from '~/domain/access/random-id'
import { type DocumentKind, isDocumentKind } from '~/domain/dossier/document-kind'
import { isSentBack, mayChangePiece } from '~/domain/dossier/dossier'
import type { AccountActor, ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { attachDocument, readSlots } from '~/store/attach-document'
import type { Db } from '~/store/database'
import { removeDocument } from '~/store/documents'
import { type Dossier, findDossier, lockDossier, requestOf } from '~/store/dossiers'
import { isQueued } from '~/store/emails'
import { eventRow } from '~/store/events'
import type { Deps } from '../deps'
import { discardFile } from '../discard-file'
import { queueEmail } from '../emails/queue-email'
import { draftOf } from '../invoice/draft-invoice'
import { queueReading } from '../reading/queue-reading'
import { removeLeftovers } from '../remove-leftovers'
import { type ReceivedFile, receiveFile } from './receive-file'
import { reserveRoom } from './reserve-room'

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
>

/** The parts of an upload, in the order in which they arrive. */
export type UploadPart =
  | { field: string; value: string }
  | { filename: string; bytes: AsyncIterable<Uint8Array> }

/** The client, or an account that puts in what came by e-mail: on the client's behalf, who is told. */
type Uploader = ClientActor | AccountActor

/**
 * Puts a piece in its slot: the file is durable on disk first, then its row, then the answer. A
 * second piece of the same kind takes the place of the first. When the mandatory pieces are complete
 * the draft invoice is made in the same transaction. After the signature only the pieces that
 * an « Incomplet » names may be replaced.
 * @param announced how long the request says that it is, in bytes; null where it does not
 * @throws Refusal not-found, already-signed, unknown-document-type, file-missing, too-many-files,
 *   file-type, file-empty, file-too-large, too-many-uploads, storage-full, too-many-requests
 */
export async function uploadDocument(
  deps: UploadDocumentDeps,
  by: Uploader,
  id: string,
  parts: AsyncIterable<UploadPart>,
  announced: number | null,
) {
  const dossier = await findDossier(deps.db, id)
  if (!dossier) throw new Refusal('not-found')
  if (dossier.signed_at && !isSentBack(dossier.status)) throw new Refusal('already-signed')
  if (dossier.uploads >= UPLOADS_PER_DOSSIER) throw new Refusal('too-many-uploads')
  const room = await reserveRoom(deps, by, announced)
  let kept = 0
  try {
    const { kind, file } = await deps.uploads.during(() => receiveParts(deps, dossier.file_recipient, parts))
    await putInSlot(deps, by, id, kind, file)
    kept = file.size
    return { document_type: kind, filename: file.filename, size: file.size, sha256: file.sha256 }
  } finally {
    await room.release(kept)
  }
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

async function putInSlot(
  deps: Pick<
    Deps,
    'db' | 'encryptedFiles' | 'mailer' | 'scanner' | 'pieceReader' | 'clock' | 'agency' | 'publicUrl'
  >,
  by: Uploader,
  id: string,
  kind: DocumentKind,
  file: ReceivedFile,
) {
  const replaced = await deps.db
    .transaction()
    .execute(trx => attach(trx, deps, by, id, kind, file))
    .catch(async error => {
      await discardFile(deps, file.file_key, error)
      throw error
    })
  if (replaced) await removeLeftovers(deps, { file_keys: [replaced], message_ids: [] })
}

/** @returns the key of the file that was replaced. */
async function attach(
  trx: Db,
  deps: Pick<Deps, 'scanner' | 'pieceReader' | 'clock' | 'agency' | 'publicUrl'>,
  by: Uploader,
  id: string,
  kind: DocumentKind,
  file: ReceivedFile,
) {
  const now = deps.clock()
  const dossier = await lockDossier(trx, id)
  if (!dossier) throw new Refusal('not-found')
  const { status, signed_at } = dossier
  if (!mayChangePiece({ status, signed: signed_at !== null, request: requestOf(dossier) }, kind))
    throw new Refusal('already-signed')
  const forClient = by.kind === 'account'
  const { filled, last } = await readSlots(trx, id)
  const replaced = filled.includes(kind) ? await removeDocument(trx, id, kind) : undefined
  const document = {
    id: randomId(),
    dossier_id: id,
    document_type: kind,
    uploaded_at: now,
    scan: deps.scanner ? ('pending' as const) : ('not-scanned' as const),
    ...file,
  }
  const draft = draftOf(deps.agency, dossier, [...filled, kind], now)
  const event = {
    dossier_id: id,
    type: replaced ? ('document-replaced' as const) : ('document-added' as const),
    at: now,
    by,
    data: {
      document_type: kind,
      sha256: file.sha256,
      size: file.size,
      ...(forClient && { on_behalf: true }),
    },
  }
  await attachDocument(trx, {
    document,
    change: {
      uploads: dossier.uploads + 1,
      pieces_new_at: now,
      pieces_checked_at: null,
      ...(draft && { invoice_number: draft.number }),
    },
    draft,
    line: eventRow(event, last),
    now,
  })
  if (!dossier.is_test) await queueReading(trx, deps, document.id)
  if (forClient) await announce(trx, deps, dossier, 'piece-added')
  else if (replaced && (signed_at || dossier.email_proven_at))
    await announce(trx, deps, dossier, 'piece-replaced')
  return replaced?.file_key
}

/** One message for all that is added or replaced within ten minutes. */
async function announce(
  trx: Db,
  deps: Pick<Deps, 'clock' | 'publicUrl'>,
  { id, email, is_test }: Dossier,
  kind: 'piece-added' | 'piece-replaced',
) {
  if (is_test || (await isQueued(trx, id, kind))) return
  const runAt = new Date(deps.clock().getTime() + 10 * 60_000)
  await queueEmail(trx, deps, { kind, recipient: email, dossier_id: id, runAt })
}
