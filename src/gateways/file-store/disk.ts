import { createReadStream } from 'node:fs'
import { opendir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '~/config/make-folder'
import { codeOf, partOf } from '~/domain/error'
import { BLOCK_BYTES, contentOf, placeDurably, writeDurably } from '../durable-file'
import { nullIfAbsent } from '../null-if-absent'
import type { NewFile, SealingThread } from '../sealing-thread/sealing-thread'
import { FileMissing, type FileStore } from './file-store'

/**
 * Removes what was being written when the program was killed; it never became visible. Only for who
 * holds the data folder: another program may be writing there.
 */
export async function clearUnfinished(folder: string) {
  await rm(join(folder, 'unfinished'), { recursive: true, force: true })
}

/**
 * Keeps files under a folder, in sub-folders by the first two letters of their keys.
 * @param thread where files are sealed; without it none is sealed here
 */
export async function diskStore(folder: string, thread?: SealingThread): Promise<FileStore> {
  const unfinished = join(folder, 'unfinished')
  makeFolder(unfinished, 0o700)
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key)

  /** @param make writes the whole file durably, by another name at first */
  async function keep<Result>(key: string, make: (file: NewFile) => Promise<Result>): Promise<Result> {
    const draft = join(unfinished, key)
    try {
      return await make({ draft, path: pathOf(key) })
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {})
      throw diskFailure(error)
    }
  }

  return {
    write: (key, bytes) =>
      keep(key, async ({ draft, path }) => {
        await writeDurably(draft, bytes)
        await placeDurably(draft, path)
      }),
    ...(thread && {
      writeSealed: (key, sealing, clear) => keep(key, file => thread.write(file, sealing, clear)),
    }),
    async read(key) {
      const stream = createReadStream(pathOf(key), { highWaterMark: BLOCK_BYTES })
      await new Promise<void>((resolve, reject) =>
        stream.once('open', () => resolve()).once('error', reject),
      ).catch(error => {
        throw error.code === 'ENOENT' ? new FileMissing(key) : error
      })
      return stream
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    digest: async key => contentOf(pathOf(key)).then(({ sha256 }) => sha256, nullIfAbsent),
    async freeBytes() {
      const { bavail, bsize } = await statfs(folder).catch(error => {
        throw diskFailure(error)
      })
      return bavail * bsize
    },
    async usedShare() {
      const { bavail, blocks } = await statfs(folder)
      return 1 - bavail / blocks
    },
    async *list() {
      for await (const entry of await opendir(folder)) {
        if (!entry.isDirectory() || entry.name === 'unfinished') continue
        for await (const file of await opendir(join(folder, entry.name))) {
          const found = await stat(join(folder, entry.name, file.name)).catch(() => null)
          if (found) yield { key: file.name, writtenAt: found.mtime }
        }
      }
    },
    async sweepUnfinished(before) {
      let swept = 0
      for (const name of await readdir(unfinished)) {
        const found = await stat(join(unfinished, name)).catch(() => null)
        if (!found || found.mtime >= before) continue
        await rm(join(unfinished, name), { force: true })
        swept++
      }
      return swept
    },
  }
}

/** A folder that was there at start and is lost, or closed to us, is a disk that fails: it is not made anew on another. */
function diskFailure(error: unknown) {
  const code = codeOf(error)
  if (!partOf(error, 'syscall') || !/^(ENOENT|ENOTDIR|EACCES|EPERM|ESTALE)$/.test(code)) return error
  return Object.assign(new Error(`the folder of the files is lost or closed: ${code}`, { cause: error }), {
    code: 'EIO',
  })
}
