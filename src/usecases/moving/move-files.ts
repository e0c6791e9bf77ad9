import { allEnded } from '~/domain/all-ended'
import type { FileStore } from '~/gateways/file-store/file-store'
import type { Db } from '~/store/database/database'
import { fileKeysOf } from '~/store/dump/file-keys'
import { sha256OfStream } from '../ground/sha256-of-stream'

/** What came of a move. */
export interface MovedFiles {
  moved: number
  /** Were there already, the same to the last byte. */
  already: number
  /** Keys that a row names and that the new store does not hold. */
  missing: string[]
}

const AT_ONCE = 4

/**
 * Copies every file to another store and reads it again there; nothing is removed here. A file never
 * changes under its key, so that a move can be broken off, run while the site writes, and run again: what is
 * there already is only compared.
 * @throws Error at the first file that does not arrive as it left
 */
export async function moveFiles(
  db: Db,
  from: Pick<FileStore, 'list' | 'read' | 'digest'>,
  to: Pick<FileStore, 'write' | 'read' | 'digest'>,
): Promise<MovedFiles> {
  const files = from.list()[Symbol.asyncIterator]()
  const count = { moved: 0, already: 0 }
  async function work() {
    for (let next = await files.next(); !next.done; next = await files.next()) {
      const { key } = next.value
      const sha256 = await from.digest(key)
      // Removed since it was listed.
      if (sha256 === null) continue
      if ((await to.digest(key)) === sha256) count.already++
      else {
        await to.write(key, await from.read(key))
        if ((await sha256OfStream(await to.read(key))) !== sha256)
          throw new Error(`The file ${key} did not arrive as it left.`)
        count.moved++
      }
    }
  }
  // Whoever is at work ends its file before the first failure is told.
  await allEnded(Array.from({ length: AT_ONCE }, work)).finally(() => files.return?.())
  const missing: string[] = []
  for await (const key of fileKeysOf(db)) if ((await to.digest(key)) === null) missing.push(key)
  return { ...count, missing }
}
