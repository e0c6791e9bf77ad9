import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { MANIFEST } from './manifest'

/** The newest finished copy in a folder; null: there is none. */
export async function newestCopy(folder: string): Promise<string | null> {
  const names = (await readdir(folder).catch(() => [])).sort().reverse()
  for (const name of names) if (await isCopy(join(folder, name))) return join(folder, name)
  return null
}

/** Whether a folder is a finished copy. */
export const isCopy = (folder: string): Promise<boolean> =>
  stat(join(folder, MANIFEST)).then(
    () => true,
    () => false,
  )
