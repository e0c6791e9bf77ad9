import { networkKey } from '~/domain/access/network'
import { randomId } from '~/domain/access/random-id'
import { isSentBack, mayChangePiece } from '~/domain/dossier/dossier'
import { type DocumentKind, missingDocuments } from '~/domain/dossier/pieces/document-kind'
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
import type { Deps } from '../ground/deps'
import { discardFile } from '../ground/discard-file'
import { removeLeftovers } from '../ground/remove-leftovers'
import { draftOf } from '../invoice/draft-invoice'
import { queueEmail } from '../outbox/queue-email'
import type { ReceivedFile } from './receive-file'
import type { Room } from './reserve-room'

type AttachDeps = Pick<Deps, 'scanner' | 'pieceReader' | 'clock' | 'agency' | 'publicUrl'>
type PutInSlotDeps = AttachDeps & Pick<Deps, 'db' | 'encryptedFiles' | 'mailer' | 'audience'>

interface Piece {
  kind: DocumentKind
  file: ReceivedFile
}

/** The client, or an account that puts in what came by e-mail: on the client's behalf, who is told. */
export type Uploader = ClientActor | AccountActor

/**
 * The client's piece for an empty slot is written by one statement, where the dossier is as it was at the beginning.
 * @returns whether the row of the room went with it
 */
export async function putInSlot(
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
  if (!mayChange(dossier, piece.kind))
    throw new Refusal(isSentBack(dossier.status) ? 'piece-not-asked' : 'already-signed')
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
  if (is_test || (await isQueued(trx, { dossier: id }, kind))) return
  const runAt = new Date(deps.clock().getTime() + 10 * 60_000)
  await queueEmail(trx, deps, { kind, recipient: email, dossier_id: id, runAt, by })
}
