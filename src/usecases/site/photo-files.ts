import type { Insertable } from 'kysely'
import { randomId } from '~/domain/access/random-id'
import { found } from '~/domain/found'
import type { MadePhoto, PhotoFile } from '~/gateways/photo-maker/made-photo'
import type { Tables } from '~/store/database/tables'
import { findPhoto, type PhotoWithFiles } from '~/store/sites/site-photos'
import type { Deps } from '../ground/deps'
import { discardFile } from '../ground/discard-file'
import { inChunks } from '../ground/in-chunks'

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
    const sha256 = await encryptedFiles.write(null, file_key, inChunks(bytes))
    rows.push({ file_key, photo_id, kind, width, height, size: bytes.length, sha256 })
  }
  if (whole) await write('whole', whole)
  for (const file of shown) await write('shown', file)
  return rows
}

/** Takes back what was written for a change that failed. */
export async function discardPhotos(deps: FilesDeps, files: readonly PhotoRow[], error: unknown) {
  for (const { file_key } of files) await discardFile(deps, file_key, error)
}

/** A photo as its owner sees it: about as wide as a telephone. @param id which nobody can guess @throws Refusal not-found */
export async function viewPhoto({ db, encryptedFiles }: FilesDeps & Pick<Deps, 'db'>, id: string) {
  const photo = await findPhoto(db, id)
  const file = found(photo && previewFile(photo))
  return encryptedFiles.read(null, file.file_key)
}

/** The file that stands for a photo in a list. */
export const previewFile = ({ shown }: PhotoWithFiles) =>
  shown.findLast(({ width }) => width <= 960) ?? shown[0]
