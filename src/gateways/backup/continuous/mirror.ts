import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '../../file-store/file-store'
import { keysIn, sendFile } from '../bucket-files'
import { MANIFEST } from '../manifest'

/**
 * Sends what is new in the archive to a bucket, and what the bucket lacks at the first time. What could not be sent is
 * sent the next time.
 */
export function mirrorOf(folder: string, store: FileStore) {
  let waiting: Set<string> | null = null
  return {
    async send(paths: string[]) {
      waiting ??= await lackingIn(folder, store)
      for (const path of paths) waiting.add(path)
      // The list of a copy last: what is there without a list is no copy.
      const ordered = [...waiting].sort((a, b) => Number(a.endsWith(MANIFEST)) - Number(b.endsWith(MANIFEST)))
      for (const path of ordered) {
        // It may have been removed since it was noted.
        if (existsSync(join(folder, path))) await sendFile(store, path, join(folder, path))
        waiting.delete(path)
      }
    },
    async remove(paths: string[]) {
      for (const path of paths) {
        waiting?.delete(path)
        await store.remove(path)
      }
    },
    /** Removes all whose path begins so. */
    async removeUnder(prefix: string) {
      for await (const { key } of store.list()) if (key.startsWith(prefix)) await store.remove(key)
    },
  }
}

export type Mirror = ReturnType<typeof mirrorOf>

async function lackingIn(folder: string, store: FileStore): Promise<Set<string>> {
  const there = new Set(await keysIn(store))
  const lacking = new Set<string>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1)
    const whole = entry.isFile() && !/\.(new|unfinished)$|\.unfinished\/|^files\/unfinished\//.test(path)
    if (whole && (!there.has(path) || path.endsWith('tombstones.jsonl'))) lacking.add(path)
  }
  return lacking
}
