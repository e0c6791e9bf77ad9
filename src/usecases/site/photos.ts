import { createHash } from 'node:crypto'
import { randomId } from '~/domain/access/random-id'
import { formatOfBytes, HEIC_REFUSED, isHeic } from '~/domain/dossier/document-format'
import { MAX_FILE_BYTES } from '~/domain/dossier/document-kind'
import { Refusal } from '~/domain/refusal'
import { MOST_OF_LAYOUT } from '~/domain/site/layout-errors'
import type { Focus } from '~/domain/site/photo-crop'
import { textError } from '~/domain/site/text-errors'
import { appendEvent } from '~/store/events/events'
import { deletePhoto, insertPhoto, type PhotoWithFiles, updatePhoto } from '~/store/sites/site-photos'
import { reserveRoom } from '../company/reserve-room'
import type { UploadPart } from '../company/upload-document'
import { removeLeftovers } from '../ground/remove-leftovers'
import type { SiteActor } from './change-content'
import { changePhotos, type PhotosDeps, photoOf } from './change-photos'
import { makeInTurn } from './make-in-turn'
import { discardPhotos, writePhotos } from './photo-files'
import { readSite, type SiteAt } from './site-of'

/** Until its owner points at something else. */
const MIDDLE: Focus = { x: 0.5, y: 0.5 }
const LONGEST_ALT = 200

/**
 * Adds a photo: upright, without what the camera noted, as WebP in the sizes that are shown. What was sent is not kept.
 * @param announced Content-Length of the request, null where it gives none
 * @throws Refusal not-found, file-missing, file-empty, file-too-large, too-many-uploads, invalid-fields, storage-full
 */
export async function addPhoto(
  deps: PhotosDeps,
  by: SiteActor,
  at: SiteAt,
  parts: AsyncIterable<UploadPart>,
  announced: number | null,
) {
  const before = await readSite(deps, at)
  if (before.photos.length >= MOST_OF_LAYOUT.photos) throw new Refusal('too-many-uploads')
  const room = await reserveRoom(deps, by, announced)
  let kept = 0
  try {
    const { alt, bytes } = await receivePhoto(parts)
    const id = randomId()
    const made = await makeInTurn(deps, by, { bytes, focus: MIDDLE })
    if (typeof made === 'string') throw refused('file', FLAWS[made])
    const files = await writePhotos(deps, id, made)
    kept = files.reduce((sum, { size }) => sum + size, 0)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    try {
      await changePhotos(deps, by, at, async (trx, site, photos) => {
        if (photos.length >= MOST_OF_LAYOUT.photos) throw new Refusal('too-many-uploads')
        const now = deps.clock()
        const photo = { id, site_id: site.id, alt, sha256, focus_x: MIDDLE.x, focus_y: MIDDLE.y }
        await insertPhoto(trx, { ...photo, uploaded_at: now }, files)
        await appendEvent(trx, {
          ...{ dossier_id: site.dossier_id, type: 'site-file-added', at: now, by },
          data: { sha256, size: bytes.length },
        })
        return { added: [id] }
      })
    } catch (error) {
      kept = 0
      await discardPhotos(deps, files, error)
      throw error
    }
    return readSite(deps, at)
  } finally {
    await room.release(kept)
  }
}

/** What is wrong with a picture, said to who sent it. */
const FLAWS = {
  'too-large': 'Cette photo a trop de points pour être préparée\u00a0: envoyez-la en plus petit.',
  unreadable:
    'Cette photo ne s’ouvre pas\u00a0: le fichier est abîmé, ou n’est pas une photo. Envoyez-en une autre.',
}

const refused = (field: string, message: string) =>
  new Refusal('invalid-fields', { errors: [{ field, message }] })

/** The bytes in memory: they are decoded before anything is kept. */
async function receivePhoto(parts: AsyncIterable<UploadPart>): Promise<{ alt: string; bytes: Buffer }> {
  let alt = ''
  let bytes: Buffer | null = null
  for await (const part of parts) {
    if ('field' in part) {
      if (part.field === 'alt') alt = part.value
    } else if (bytes) throw new Refusal('too-many-files')
    else {
      if (isHeic(part.filename)) throw refused('file', HEIC_REFUSED)
      bytes = await collected(part.bytes)
    }
  }
  if (!bytes) throw new Refusal('file-missing')
  if (bytes.length === 0) throw new Refusal('file-empty')
  const format = formatOfBytes(bytes)
  if (format !== 'image/jpeg' && format !== 'image/png')
    throw refused(
      'file',
      'Envoyez une photo JPEG ou PNG. Un PDF, un dessin ou une vidéo ne peut pas être montré ici.',
    )
  return { alt: allowedAlt(alt), bytes }
}

async function collected(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > MAX_FILE_BYTES) throw new Refusal('file-too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** @throws Refusal invalid-fields */
function allowedAlt(alt: string): string {
  const message = textError(alt.trim(), LONGEST_ALT)
  if (message) throw refused('alt', message)
  return alt.trim()
}

/**
 * Says what is seen on a photo, and what of it matters: another focus cuts it anew.
 * @throws Refusal not-found, invalid-fields
 */
export async function changePhoto(
  deps: PhotosDeps,
  by: SiteActor,
  at: SiteAt,
  id: string,
  change: { alt: string; focus: Focus },
) {
  const alt = allowedAlt(change.alt)
  const photo = await photoOf(deps, at, id)
  const shown = isSame(photo, change.focus) ? [] : await cutAnew(deps, by, photo, change.focus)
  try {
    await changePhotos(deps, by, at, async trx => {
      await updatePhoto(trx, { id, alt, focus_x: change.focus.x, focus_y: change.focus.y }, shown)
      return {}
    })
  } catch (error) {
    await discardPhotos(deps, shown, error)
    throw error
  }
  if (shown.length > 0)
    await removeLeftovers(deps, { file_keys: photo.shown.map(({ file_key }) => file_key), message_ids: [] })
  return readSite(deps, at)
}

const isSame = ({ focus_x, focus_y }: PhotoWithFiles, { x, y }: Focus) => focus_x === x && focus_y === y

async function cutAnew(deps: PhotosDeps, by: SiteActor, photo: PhotoWithFiles, focus: Focus) {
  if (!photo.whole) return []
  const bytes = await deps.encryptedFiles.read(null, photo.whole.file_key).then(collected)
  const made = await makeInTurn(deps, by, { bytes, focus })
  if (typeof made === 'string') throw new Error(`the photo ${photo.id} is ${made} where it was not`)
  return writePhotos(deps, photo.id, { shown: made.shown, whole: null })
}

/** Takes a photo out of the site and its layout; one that is not there is no error. @throws Refusal not-found */
export async function removePhoto(deps: PhotosDeps, by: SiteActor, at: SiteAt, id: string) {
  const photo = await photoOf(deps, at, id).catch(error => {
    if (error instanceof Refusal) return null
    throw error
  })
  if (!photo) return readSite(deps, at)
  await changePhotos(deps, by, at, async (trx, site) => {
    await deletePhoto(trx, id)
    const data = { sha256: photo.sha256 }
    await appendEvent(trx, {
      ...{ dossier_id: site.dossier_id, type: 'site-file-removed', at: deps.clock(), by },
      data,
    })
    return { gone: [id] }
  })
  const files = [...(photo.whole ? [photo.whole] : []), ...photo.shown]
  await removeLeftovers(deps, { file_keys: files.map(({ file_key }) => file_key), message_ids: [] })
  return readSite(deps, at)
}
