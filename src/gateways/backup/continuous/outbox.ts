import { readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** Where PostgreSQL lays finished segments of its log, until they are kept elsewhere. */
export function openOutbox(folder: string) {
  // A name that begins with a point is being written.
  const names = async () => (await readdir(folder)).filter(name => !name.startsWith('.')).sort()
  return {
    names,
    pathOf: (name: string) => join(folder, name),
    writtenAt: async (name: string) => (await stat(join(folder, name))).mtime,
    remove: (name: string) => rm(join(folder, name), { force: true }),
    /** What is left of its disk, which is that of the database. */
    async freeBytes() {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
    /** Lets go of all that waits. @returns how many segments */
    async clear() {
      const all = await names()
      for (const name of all) await rm(join(folder, name), { force: true })
      return all.length
    },
  }
}

export type Outbox = ReturnType<typeof openOutbox>
