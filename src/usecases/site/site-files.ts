import type { Readable } from 'node:stream'
import { randomId } from '~/domain/access/random-id'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { MOST_SITE_FILES } from '~/domain/site/site-project'
import { findDossier, type HolderKey } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import {
  deleteSiteFile,
  findSiteFile,
  insertSiteFile,
  type SiteFile,
  siteFilesOf,
} from '~/store/sites/site-files'
import { receiveFile } from '../company/receive-file'
import { reserveRoom } from '../company/reserve-room'
import type { UploadPart } from '../company/upload-document'
import type { Deps } from '../ground/deps'
import { discardFile } from '../ground/discard-file'
import { removeLeftovers } from '../ground/remove-leftovers'
import { acceptedDossier, changeSite, openedSite, type SiteOfDeps } from './site-of'

/** What it needs of the outside. */
type SiteFilesDeps = SiteOfDeps & Pick<Deps, 'rateLimits' | 'storageBytes'>

/**
 * Adds a photo, a logo or a paper, encrypted like a piece, checked by its first bytes.
 * @throws Refusal not-found, file-missing, file-type, file-empty, file-too-large, too-many-uploads, storage-full
 */
export async function addSiteFile(
  deps: SiteFilesDeps,
  by: ClientActor,
  key: HolderKey,
  parts: AsyncIterable<UploadPart>,
  announced: number | null,
) {
  const dossier = await acceptedDossier(deps, key)
  const room = await reserveRoom(deps, by, announced)
  let kept = 0
  try {
    const file = await firstFile(deps, dossier.file_recipient, parts)
    try {
      const after = await changeSite(deps, key, async (trx, locked) => {
        const { id } = locked
        const now = deps.clock()
        if ((await siteFilesOf(trx, id)).length >= MOST_SITE_FILES) throw new Refusal('too-many-uploads')
        await openedSite(trx, locked, now)
        await insertSiteFile(trx, locked, { id: randomId(), uploaded_at: now, ...file })
        const { sha256, size } = file
        await appendEvent(trx, {
          dossier_id: id,
          type: 'site-file-added',
          at: now,
          by,
          data: { sha256, size },
        })
      })
      kept = file.size
      return after
    } catch (error) {
      await discardFile(deps, file.file_key, error)
      throw error
    }
  } finally {
    await room.release(kept)
  }
}

async function firstFile(
  deps: Pick<Deps, 'encryptedFiles'>,
  recipient: string,
  parts: AsyncIterable<UploadPart>,
) {
  for await (const part of parts) {
    // Read to its end here: leaving the loop ends the stream.
    if ('bytes' in part) return await receiveFile(deps, recipient, part.filename, part.bytes)
  }
  throw new Refusal('file-missing')
}

/** Takes a file out; one that is not there is no error. @throws Refusal not-found */
export async function removeSiteFile(deps: SiteOfDeps, by: ClientActor, key: HolderKey, fileId: string) {
  let file: SiteFile | undefined
  const after = await changeSite(deps, key, async (trx, dossier) => {
    const { id } = dossier
    file = await findSiteFile(trx, id, fileId)
    if (!file) return
    await deleteSiteFile(trx, dossier, fileId)
    const data = { sha256: file.sha256 }
    await appendEvent(trx, { dossier_id: id, type: 'site-file-removed', at: deps.clock(), by, data })
  })
  if (file) await removeLeftovers(deps, { file_keys: [file.file_key], message_ids: [] })
  return after
}

/** The bytes of a file for the team, scanned first where there is a scanner. @throws Refusal not-found, file-not-clean */
export async function viewSiteFile(
  deps: Pick<Deps, 'db' | 'encryptedFiles' | 'scanner'>,
  id: string,
  fileId: string,
): Promise<{ file: SiteFile; bytes: Readable }> {
  const dossier = await findDossier(deps.db, id)
  const file = dossier && (await findSiteFile(deps.db, id, fileId))
  if (!dossier || !file) throw new Refusal('not-found')
  const read = () => deps.encryptedFiles.read(dossier.file_identity, file.file_key)
  if (deps.scanner && (await deps.scanner.scan(await read())) !== 'clean') throw new Refusal('file-not-clean')
  return { file, bytes: await read() }
}
