import { pictureUrl } from '~/domain/content/content-picture'
import { found } from '~/domain/found'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { sameData } from '~/domain/same-data'
import { cutOf, type Focus } from '~/domain/site/facts/photo-crop'
import { changedMeanwhile } from '~/domain/site/layout/changed-meanwhile'
import { wrongField } from '~/domain/wrong-field'
import { contentShowing } from '~/store/contents/managed-contents'
import { noteEvent } from '~/store/events/events'
import {
  deleteContentPhoto,
  findPhoto,
  insertPhoto,
  lockContentPhotoLike,
  lockPhoto,
  type PhotoWithFiles,
  photosOfContents,
  updatePhoto,
} from '~/store/sites/site-photos'
import type { Deps } from '../ground/deps'
import { refuseOvertaken } from '../ground/refuse-overtaken'
import { removeLeftovers } from '../ground/remove-leftovers'
import type { Upload } from '../ground/upload'
import type { PhotosDeps } from '../site/change-photos'
import { discardPhotos } from '../site/photo-files'
import { cutAnew } from '../site/photos'
import { allowedAlt, type TakenPhoto, takePhoto } from '../site/take-photo'

/** So many are shown to choose from. */
const SHOWN = 60

/** The pictures of articles and pages, the newest first. */
export const listContentPictures = async ({ db }: Pick<Deps, 'db'>) =>
  (await photosOfContents(db, SHOWN)).map(shownPicture)

/**
 * Takes in a picture for articles and pages, through the works of clients' photos; it needs words at once. The same file with
 * the same words is the picture that is there.
 * @throws Refusal invalid-fields, and what `takePhoto` refuses
 */
export async function addContentPicture(deps: PhotosDeps, by: AccountActor, upload: Upload) {
  let added = ''
  async function place({ photo, files, size }: TakenPhoto) {
    wanted(photo.alt)
    const now = deps.clock()
    return deps.db.transaction().execute(async trx => {
      const before = await lockContentPhotoLike(trx, photo)
      added = before?.id ?? photo.id
      if (before) return 'there'
      await insertPhoto(trx, { ...photo, site_id: null, uploaded_at: now }, files)
      const data = { sha256: photo.sha256, size }
      await noteEvent(trx, by, now, { type: 'content-picture-added', data })
      return 'placed'
    })
  }
  await takePhoto(deps, by, upload, { place })
  return shownPicture(await pictureOf(deps, added))
}

interface PictureSays {
  alt: string
  focus: Focus
}

/**
 * Says what is seen on it, and what of it must stay in view: another focus cuts it anew, at the same addresses.
 * @param insteadOf what was on screen: what this does not change of it stays as it is by now
 * @throws Refusal not-found, invalid-fields, content-changed where somebody wrote other words meanwhile
 */
export async function changeContentPicture(
  deps: PhotosDeps,
  by: AccountActor,
  id: string,
  typed: PictureSays,
  insteadOf?: PictureSays,
) {
  const photo = await pictureOf(deps, id)
  const before = { x: photo.focus_x, y: photo.focus_y }
  const alt = typed.alt === insteadOf?.alt ? photo.alt : wanted(allowedAlt(typed.alt))
  if (insteadOf && ![insteadOf.alt, alt].includes(photo.alt))
    throw new Refusal('content-changed', { detail: changedMeanwhile([photo.alt]) })
  const focus = sameData(typed.focus, insteadOf?.focus) ? before : typed.focus
  const shown = sameData(before, focus) ? [] : await cutAnew(deps, by, photo, focus)
  try {
    await deps.db.transaction().execute(async trx => {
      const { focus_x, focus_y } = photo
      refuseOvertaken(found(await lockPhoto(trx, id)), { alt: photo.alt, focus_x, focus_y }, 'cette image')
      await updatePhoto(trx, { id, alt, focus_x: focus.x, focus_y: focus.y }, shown)
      const data = { sha256: photo.sha256 }
      await noteEvent(trx, by, deps.clock(), { type: 'content-picture-changed', data })
    })
  } catch (error) {
    await discardPhotos(deps, shown, error)
    throw error
  }
  if (shown.length > 0) await removeLeftovers(deps, { file_keys: keysOf(photo.shown), message_ids: [] })
  return shownPicture(await pictureOf(deps, id))
}

/** Removes one that no text shows; one that is not there is no error. @throws Refusal invalid-fields */
export async function removeContentPicture(deps: PhotosDeps, by: AccountActor, id: string) {
  const photo = await findPhoto(deps.db, id)
  if (!photo || photo.site_id !== null) return
  await deps.db.transaction().execute(async trx => {
    const shownBy = await contentShowing(trx, id)
    if (shownBy)
      throw refused(
        `«\u00a0${shownBy.title}\u00a0» montre cette image\u00a0: retirez-la d’abord de ce texte.`,
      )
    await deleteContentPhoto(trx, id)
    const data = { sha256: photo.sha256 }
    await noteEvent(trx, by, deps.clock(), { type: 'content-picture-removed', data })
  })
  const files = [...(photo.whole ? [photo.whole] : []), ...photo.shown]
  await removeLeftovers(deps, { file_keys: keysOf(files), message_ids: [] })
}

/**
 * The bytes of a picture, in the smallest file that is as wide as was asked for, else the widest.
 * @throws Refusal not-found
 */
export async function viewContentPicture(
  { db, encryptedFiles }: Pick<Deps, 'db' | 'encryptedFiles'>,
  id: string,
  width: number,
) {
  const { shown } = await pictureOf({ db }, id)
  const file = found(shown.find(one => one.width >= width) ?? shown.at(-1))
  return { sha256: file.sha256, read: () => encryptedFiles.read(null, file.file_key) }
}

async function pictureOf({ db }: Pick<Deps, 'db'>, id: string): Promise<PhotoWithFiles> {
  const photo = await findPhoto(db, id)
  if (!photo || photo.site_id !== null) throw new Refusal('not-found')
  return photo
}

const shownPicture = ({ id, alt, focus_x, focus_y, whole, shown }: PhotoWithFiles) => {
  const focus = { x: focus_x, y: focus_y }
  return {
    ...{ id, alt, focus },
    cut: whole ? cutOf(whole, focus) : { x: 0, y: 0, width: 1, height: 1 },
    files: shown.map(({ width, height }) => ({ url: pictureUrl(id, width), width, height })),
  }
}

function wanted(alt: string): string {
  if (alt === '') throw wrongField('alt', 'Dites ce que montre cette image, pour qui ne la voit pas.')
  return alt
}

const refused = (message: string) => wrongField('picture', message)

const keysOf = (files: readonly { file_key: string }[]) => files.map(({ file_key }) => file_key)
