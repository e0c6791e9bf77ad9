import { buffer } from 'node:stream/consumers'
import type { Insertable } from 'kysely'
import { randomId } from '~/domain/access/random-id'
import { Refusal } from '~/domain/refusal'
import { photoCrop } from '~/domain/site/photo-crop'
import type { MadePhoto, PhotoFile } from '~/gateways/photo-maker/made-photo'
import { contentName } from '~/sites/content-name'
import type { SiteFile, SitePhoto } from '~/sites/render-options'
import type { Tables } from '~/store/database/tables'
import { findPhoto, type PhotoWithFiles, photosOfSite } from '~/store/sites/site-photos'
import type { Deps } from '../ground/deps'
import { discardFile } from '../ground/discard-file'

type FilesDeps = Pick<Deps, 'encryptedFiles'>
type PhotoRow = Insertable<Tables['site_photo_files']>

/**
 * Writes the files of a photo, encrypted to the key of the installation: they outlive their dossier, whose key goes with it.
 * @returns their rows
 */
export async function writePhotos(
  { encryptedFiles }: FilesDeps,
  photo_id: string,
  { whole, shown }: Pick<MadePhoto, 'shown'> & { whole: PhotoFile | null },
): Promise<PhotoRow[]> {
  const rows: PhotoRow[] = []
  const write = async (kind: PhotoRow['kind'], { bytes, width, height }: PhotoFile) => {
    const file_key = randomId()
    await encryptedFiles.write(null, file_key, inOne(bytes))
    rows.push({ file_key, photo_id, kind, width, height, size: bytes.length })
  }
  if (whole) await write('whole', whole)
  for (const file of shown) await write('shown', file)
  return rows
}

async function* inOne(bytes: Uint8Array) {
  yield bytes
}

/** Takes back what was written for a change that failed. */
export async function discardPhotos(deps: FilesDeps, files: readonly PhotoRow[], error: unknown) {
  for (const { file_key } of files) await discardFile(deps, file_key, error)
}

/** A photo as its owner sees it: about as wide as a telephone. @param id which nobody can guess @throws Refusal not-found */
export async function viewPhoto({ db, encryptedFiles }: FilesDeps & Pick<Deps, 'db'>, id: string) {
  const photo = await findPhoto(db, id)
  const file = photo && previewFile(photo)
  if (!file) throw new Refusal('not-found')
  return encryptedFiles.read(null, file.file_key)
}

/** The file that stands for a photo in a list. */
export const previewFile = ({ shown }: PhotoWithFiles) =>
  shown.findLast(({ width }) => width <= 960) ?? shown[0]

/**
 * The photos of a site for the engine, and their files as they lie under `_f/`, named by content. What has no words is not
 * shown, and has no file.
 */
export async function sitePhotos(
  { db, encryptedFiles }: FilesDeps & Pick<Deps, 'db'>,
  siteId: string,
): Promise<{ photos: SitePhoto[]; files: SiteFile[] }> {
  const photos: SitePhoto[] = []
  const files: SiteFile[] = []
  for (const photo of await photosOfSite(db, siteId)) {
    if (!photo.alt) continue
    const sizes: SitePhoto['sizes'] = []
    for (const { file_key, width, height } of photo.shown) {
      const body = await buffer(await encryptedFiles.read(null, file_key))
      const file = contentName('photo.webp', body)
      sizes.push({ file, width, height })
      files.push({ path: `_f/${file}`, type: 'image/webp', body })
    }
    photos.push({ id: photo.id, alt: photo.alt, focus: focusShown(photo), sizes })
  }
  return { photos, files }
}

/** Where the focus lies in what is shown: the files are cut around it. */
function focusShown({ whole, focus_x, focus_y }: PhotoWithFiles) {
  const focus = { x: focus_x, y: focus_y }
  return whole ? photoCrop(whole, focus).focus : focus
}
