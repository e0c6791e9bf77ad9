import type { SitePhoto } from '~/sites/render-options'
import type { Db } from '~/store/database/database'
import type { Deps } from '../ground/deps'

/** A file that a published site shows, named by its content: « photo-640.1a2b3c4d5e.webp ». */
export interface SitePhotoFile {
  name: string
  /** Asked for where no revision of the site holds that name yet. */
  read: () => Promise<Uint8Array>
}

/**
 * The photos of a site as its pages show them, and the files that a revision carries with them under `_f/`.
 * @param deps `db` may be a transaction
 */
export async function sitePhotos(
  _deps: Pick<Deps, 'encryptedFiles'> & { db: Db },
  _siteId: string,
): Promise<{ photos: SitePhoto[]; files: SitePhotoFile[] }> {
  return { photos: [], files: [] }
}
