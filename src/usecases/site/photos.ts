import { Refusal } from '~/domain/refusal'
import type { Focus } from '~/domain/site/facts/photo-crop'
import { MOST_OF_LAYOUT } from '~/domain/site/layout/layout-errors'
import { appendEvent } from '~/store/events/events'
import {
  deleteForgottenPhotos,
  insertPhoto,
  type PhotoWithFiles,
  photosOfSite,
  type StoredPhoto,
  takeOutPhoto,
  updatePhoto,
} from '~/store/sites/site-photos'
import { removeLeftovers } from '../ground/remove-leftovers'
import type { Upload } from '../ground/upload'
import { changePhotos, type PhotosDeps, photoOf } from './change-photos'
import { makeInTurn } from './make-in-turn'
import { discardPhotos, writePhotos } from './photo-files'
import type { SiteActor } from './site-at'
import { readSite, type SiteAt } from './site-at'
import { allowedAlt, collected, type TakenPhoto, takePhoto } from './take-photo'

/**
 * Adds a photo of the firm, which stands on its site once it has words. The same file with the same words is no second photo.
 * @throws Refusal not-found, too-many-uploads, and what `takePhoto` refuses
 */
export async function addPhoto(deps: PhotosDeps, by: SiteActor, at: SiteAt, upload: Upload) {
  const { site: id } = await readSite(deps, at)
  const isThere = async (sent: Pick<StoredPhoto, 'alt' | 'sha256'>) =>
    id !== null && isAmong(await photosOfSite(deps.db, id), sent)
  async function place({ photo, files, size }: TakenPhoto) {
    let placed: 'placed' | 'there' = 'there'
    await changePhotos(deps, by, at, async (trx, site, photos) => {
      if (isAmong(photos, photo)) return {}
      placed = 'placed'
      const now = deps.clock()
      await insertPhoto(trx, { ...photo, site_id: site.id, uploaded_at: now }, files)
      await appendEvent(trx, {
        ...{ dossier_id: site.dossier_id, type: 'site-file-added', at: now, by },
        data: { sha256: photo.sha256, size },
      })
      return { added: [photo.id] }
    })
    return placed
  }
  await takePhoto(deps, by, upload, { place, isThere })
  return readSite(deps, at)
}

/** @throws Refusal too-many-uploads where it is not, and no other one has room */
function isAmong(photos: readonly StoredPhoto[], sent: Pick<StoredPhoto, 'alt' | 'sha256'>): boolean {
  if (photos.some(({ sha256, alt }) => sha256 === sent.sha256 && alt === sent.alt)) return true
  if (photos.length >= MOST_OF_LAYOUT.photos)
    throw new Refusal('too-many-uploads', {
      detail: `${MOST_OF_LAYOUT.photos}\u00a0photos au plus\u00a0: retirez-en une d’abord.`,
    })
  return false
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
  newest: number | null,
  change: { alt: string; focus: Focus },
) {
  const alt = allowedAlt(change.alt)
  const photo = await photoOf(deps, at, id)
  if (photo.alt === alt && isSame(photo, change.focus)) return readSite(deps, at)
  const shown = isSame(photo, change.focus) ? [] : await cutAnew(deps, by, photo, change.focus)
  try {
    await changePhotos(deps, by, at, async (trx, site) => {
      if (newest !== null && site.version !== newest) throw new Refusal('site-changed')
      await updatePhoto(trx, { id, alt, focus_x: change.focus.x, focus_y: change.focus.y }, shown)
      return { said: true }
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

/** Other files of a photo, cut around another focus. @returns their rows */
export async function cutAnew(deps: PhotosDeps, by: SiteActor, photo: PhotoWithFiles, focus: Focus) {
  if (!photo.whole) return []
  const { bytes } = await collected(await deps.encryptedFiles.read(null, photo.whole.file_key))
  const made = await makeInTurn(deps, by, { bytes, focus })
  if (typeof made === 'string') throw new Error(`the photo ${photo.id} is ${made} where it was not`)
  return writePhotos(deps, photo.id, { shown: made.shown, whole: null })
}

/**
 * Takes a photo out of the site and its layout; one that is not there is no error. Its files stay while a revision that
 * can come back shows it. @throws Refusal not-found
 */
export async function removePhoto(deps: PhotosDeps, by: SiteActor, at: SiteAt, id: string) {
  const photo = await photoOf(deps, at, id).catch(error => {
    if (error instanceof Refusal) return null
    throw error
  })
  if (!photo) return readSite(deps, at)
  let file_keys: string[] = []
  await changePhotos(deps, by, at, async (trx, site) => {
    await takeOutPhoto(trx, id, deps.clock())
    file_keys = await deleteForgottenPhotos(trx, site.id)
    const data = { sha256: photo.sha256 }
    await appendEvent(trx, {
      ...{ dossier_id: site.dossier_id, type: 'site-file-removed', at: deps.clock(), by },
      data,
    })
    return { gone: [id] }
  })
  await removeLeftovers(deps, { file_keys, message_ids: [] })
  return readSite(deps, at)
}
