import { buffer } from 'node:stream/consumers'
import { photoCrop } from '~/domain/site/facts/photo-crop'
import type { SitePhoto } from '~/sites/render-options'
import type { Db } from '~/store/database/database'
import { type PhotoWithFiles, photosOfSite, type StoredPhotoFile } from '~/store/sites/site-photos'
import type { Deps } from '../ground/deps'

/** A file that a published site shows, named by its content: « photo-640.1a2b3c4d5e.webp ». */
export interface SitePhotoFile {
  name: string
  /** Asked for where no revision of the site holds that name yet. */
  read: () => Promise<Uint8Array>
}

/**
 * The photos of a site as its pages show them, and the files that a revision carries with them under `_f/`. What has no
 * words is not shown, and has no file.
 * @param deps `db` may be a transaction
 * @param kept ids of photos that count though they were taken out since
 */
export async function sitePhotos(
  { db, encryptedFiles }: Pick<Deps, 'encryptedFiles'> & { db: Db },
  siteId: string,
  kept: readonly string[] = [],
): Promise<{ photos: SitePhoto[]; files: SitePhotoFile[] }> {
  const described = (await photosOfSite(db, siteId, kept)).filter(({ alt }) => alt)
  return {
    photos: described.map(photo => ({
      id: photo.id,
      alt: photo.alt,
      focus: focusShown(photo),
      sizes: photo.shown.map(file => ({ file: nameOf(file), width: file.width, height: file.height })),
    })),
    files: described.flatMap(({ shown }) =>
      shown.map(file => ({
        name: nameOf(file),
        read: async () => buffer(await encryptedFiles.read(null, file.file_key)),
      })),
    ),
  }
}

const nameOf = ({ width, sha256 }: StoredPhotoFile) => `photo-${width}.${sha256.slice(0, 10)}.webp`

/** Where the focus lies in what is shown: the files are cut around it. */
export function focusShown({ whole, focus_x, focus_y }: PhotoWithFiles) {
  const focus = { x: focus_x, y: focus_y }
  return whole ? photoCrop(whole, focus).focus : focus
}
