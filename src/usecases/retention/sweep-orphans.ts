import { HOUR_MS } from '~/domain/milliseconds'
import { unreferencedKeys, whileNoBackup } from '~/store/pieces/file-references'
import type { Deps } from '../ground/deps'

const AGE_MS = HOUR_MS
const BATCH = 500

/**
 * Removes files that no row names an hour after they were written: uploads whose program was killed
 * between file and row, what a killed removal left, and files that were never written to their end.
 * @returns how many went
 */
export async function sweepOrphans({
  db,
  encryptedFiles,
  clock,
}: Pick<Deps, 'db' | 'encryptedFiles' | 'clock'>) {
  const before = new Date(clock().getTime() - AGE_MS)
  let swept = 0
  async function sweep(keys: string[]) {
    for (const key of await unreferencedKeys(db, keys)) {
      await encryptedFiles.remove(key)
      swept++
    }
  }
  await whileNoBackup(db, async () => {
    let keys: string[] = []
    for await (const { key, writtenAt } of encryptedFiles.list()) {
      if (writtenAt < before) keys.push(key)
      if (keys.length === BATCH) await sweep(keys.splice(0))
    }
    await sweep(keys)
    keys = []
    await encryptedFiles.sweepUnfinished(before)
  })
  return swept
}
