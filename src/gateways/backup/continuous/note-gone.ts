import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const LIST = 'files-gone.json'

/**
 * Notes which kept files are not in the store any more, since when, beside them.
 * @param gone those that are not there now
 * @returns those that were gone before a moment already, and are noted no longer
 */
export async function noteGone(folder: string, gone: string[], now: Date, before: Date): Promise<string[]> {
  const path = join(folder, LIST)
  const known: Record<string, string> = await readFile(path, 'utf8').then(JSON.parse, () => ({}))
  const since = new Map(gone.map(key => [key, known[key] ?? now.toISOString()]))
  const old = gone.filter(key => Date.parse(since.get(key) ?? '') < before.getTime())
  for (const key of old) since.delete(key)
  await writeFile(`${path}.new`, JSON.stringify(Object.fromEntries(since)), { mode: 0o600, flush: true })
  await rename(`${path}.new`, path)
  return old
}
