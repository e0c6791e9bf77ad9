import type { DossierStatus } from '~/domain/dossier/dossier'
import { found } from '~/domain/found'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { sha256Of } from '~/domain/sha256-of'
import type { Db } from '~/store/database/database'
import { codesAskedSince } from '~/store/dossiers/address-proof'
import { findDossier, type HolderKey, idOfHolder, noteInDossier } from '~/store/dossiers/dossiers'
import { documentsOf } from '~/store/pieces/documents'
import { disowning } from '../address/disowned-address'
import { requestCode } from '../address/request-code'
import { readCompany } from '../company/read-company'
import { submitCompany } from '../company/submit-company'
import { type UploadDocumentDeps, uploadDocument } from '../company/upload-document'
import { lockOwnDossier } from '../ground/lock-own-dossier'
import type { UploadPart } from '../ground/upload'
import { reusablePieces } from './reusable-pieces'

/**
 * Opens a new dossier after a refusal, with copies of the pieces that are still valid, each encrypted to the new
 * dossier's own key. Pressed twice, or cut off and pressed again, it goes on with the same dossier.
 * Steps: the dossier is opened under a key derived from the refused one; each piece that it lacks is copied.
 * @throws Refusal not-found, transition-forbidden unless the client was told of a refusal
 */
export async function applyAgain(
  deps: UploadDocumentDeps,
  by: ClientActor,
  key: HolderKey,
): Promise<{ id: string; status: DossierStatus }> {
  const { db, encryptedFiles } = deps
  const refused = found(await findDossier(db, key))
  const { id } = refused
  if ((await readCompany(deps, key)).status !== 'Refusé') throw new Refusal('transition-forbidden')
  const { company_name, siret, address, phone, email, file_recipient, file_identity, is_test } = refused
  // The recipient is told to nobody: no visitor can name this key.
  const once = sha256Of(`again:${id}:${file_recipient}`)
  const company = { company_name, siret, address, phone, email }
  const opened = await submitCompany(deps, by, company, once, { is_test })
  const ofAgain = { key: opened.id }
  const again = found(await idOfHolder(db, ofAgain))
  // Somebody at that address said « Ce n'est pas moi »: of the new dossier too.
  if (refused.email_disowned_at) await disown(db, ofAgain, refused.email_disowned_at)
  const there = new Set((await documentsOf(db, again)).map(({ document_type }) => document_type))
  const valid = new Set(await reusablePieces(deps, refused))
  for (const piece of await documentsOf(db, id)) {
    if (!valid.has(piece.document_type) || there.has(piece.document_type)) continue
    const bytes = await encryptedFiles.read(file_identity, piece.file_key)
    await uploadDocument(deps, by, ofAgain, { parts: partsOf(piece, bytes), announced: piece.size })
  }
  // A dossier of its own proves its address itself; three codes a day, and none must stop the way.
  if ((await codesAskedSince(db, { dossier_id: again }, refused.created_at)) === 0)
    await requestCode(deps, by, ofAgain).catch(() => {})
  return opened
}

async function disown(db: Db, key: HolderKey, email_disowned_at: Date) {
  await db.transaction().execute(async trx => {
    const dossier = await lockOwnDossier(trx, key)
    const disowned_hashes = disowning(dossier, dossier.email)
    await noteInDossier(trx, dossier, { email_disowned_at, disowned_hashes })
  })
}

async function* partsOf(
  { document_type, filename }: { document_type: string; filename: string },
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<UploadPart> {
  yield { field: 'document_type', value: document_type }
  yield { filename, bytes }
}
