import { ConfigError } from '~/config/config-error'
import { randomId } from '~/domain/access/random-id'
import { FileMissing } from '~/gateways/file-store/file-store'
import { fileMark, insertFileMark } from '~/store/operation/installation'
import type { Deps } from '../ground/deps'

/**
 * Makes sure that the file store is the one of this database: the first start leaves a file there whose
 * name the database keeps, and every later one looks for it. Without it a copy with a folder of its own
 * would take pieces that no other copy finds.
 * @throws ConfigError naming the settings
 */
export async function checkFileMark({ db, encryptedFiles }: Pick<Deps, 'db' | 'encryptedFiles'>) {
  const key = await fileMark(db)
  if (key === null) {
    const made = randomId()
    await encryptedFiles.write(null, made, mark())
    return insertFileMark(db, made)
  }
  try {
    for await (const _ of await encryptedFiles.read(null, key));
  } catch (error) {
    if (error instanceof FileMissing) throw new ConfigError(OTHER_FILES)
    throw error
  }
}

async function* mark() {
  yield new TextEncoder().encode('The files of this database lie here.\n')
}

const OTHER_FILES =
  'The file store is not the one of this database: set S3_BUCKET and the other S3_ settings, or DATA_DIR, as on the copy that founded it.'
