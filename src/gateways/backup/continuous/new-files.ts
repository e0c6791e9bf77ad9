import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Finds the files that came into a disk store since the last look, by the times of its folders: each of them has one
 * name only, for ever.
 * @param known keys that are kept already
 */
export function newFilesIn(folder: string, known: Set<string>) {
  const seen = new Map<string, number>()
  return {
    known,
    async look(): Promise<string[]> {
      const found: string[] = []
      for (const name of await readdir(folder)) {
        if (!/^[^.]{2}$/.test(name)) continue
        const { mtimeMs } = await stat(join(folder, name))
        if (seen.get(name) === mtimeMs) continue
        const keys = await readdir(join(folder, name))
        found.push(...keys.filter(key => !known.has(key)))
        // Times have steps: what comes within the same one would not be seen.
        if (Date.now() - mtimeMs > 2_000) seen.set(name, mtimeMs)
      }
      return found
    },
    /** What was found could not be kept: it is found again. */
    forget: () => seen.clear(),
    /** Which of the kept ones are not in the store any more. */
    async gone(): Promise<string[]> {
      const there = new Set<string>()
      for (const name of await readdir(folder))
        if (/^[^.]{2}$/.test(name)) for (const key of await readdir(join(folder, name))) there.add(key)
      return [...known].filter(key => !there.has(key))
    },
  }
}

export type NewFiles = ReturnType<typeof newFilesIn>
