import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FileMissing, type FileStore } from './file-store'

/**
 * Removes what was being written when the program was killed; it never became visible. Only for who
 * holds the data folder: another program may be writing there.
 */
export async function clearUnfinished(folder: string) {
  await rm(join(folder, 'unfinished'), { recursive: true, force: true })
}

/** Keeps files under a folder, in 256 sub-folders by the first letters of their keys. */
export async function diskStore(folder: string): Promise<FileStore> {
  const unfinished = join(folder, 'unfinished')
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key)

  return {
    async write(key, bytes) {
      const draft = join(unfinished, key)
      try {
        await writeSynced(draft, bytes)
        const path = pathOf(key)
        if (await mkdir(dirname(path), { recursive: true, mode: 0o700 })) await syncFolder(folder)
        await rename(draft, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async read(key) {
      const stream = createReadStream(pathOf(key))
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
    async digest(key) {
      const hash = createHash('sha256')
      try {
        for await (const chunk of createReadStream(pathOf(key))) hash.update(chunk)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
      return hash.digest('hex')
    },
    async freeBytes() {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
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

async function writeSynced(path: string, bytes: AsyncIterable<Uint8Array>) {
  const handle = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of bytes) await handle.write(chunk)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A new name is durable only once its folder is. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
