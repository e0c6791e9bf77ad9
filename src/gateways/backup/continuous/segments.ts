import { createHmac, hkdfSync } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createGunzip, createGzip } from 'node:zlib'
import { makeFolder } from '~/config/make-folder'
import { decryptAge, encryptAge } from '../../age/age'
import { syncFolder, writeDurably, writeWhole } from '../../durable-file'
import { DamagedBackup } from '../backup-entry'
import { through } from './through'

/** As PostgreSQL names segments of its log, the notes beside them, and the history of a time line. */
const NAME = /^[0-9A-F]{8}(\.history|[0-9A-F]{16}(\.[0-9A-F]{8}\.backup)?)$/

/** A segment has 16 MiB: what a few packed bytes become beyond that is not waited for. */
const SEGMENT_BYTES = 16 * 1024 * 1024

/** A kept segment: `<name>-<sum>.gz`, or `….gz.age`; the sum is keyed, so that nobody else can put one there. */
interface Kept {
  name: string
  sum: string
  file: string
}

/**
 * The segments of the log that were taken away from a cluster, packed, in a folder of their own.
 * @param filesKey from which the key of their sums is drawn
 */
export async function openSegments(folder: string, filesKey: string) {
  makeFolder(folder, 0o700)
  const key = Buffer.from(hkdfSync('sha256', filesKey, '', 'siteligible wal', 32))

  /** Of the name and the bytes before they are packed. */
  async function sumOf(name: string, bytes: AsyncIterable<Uint8Array>): Promise<string> {
    const hmac = createHmac('sha256', key).update(`${name}\n`)
    for await (const chunk of bytes) hmac.update(chunk)
    return hmac.digest('hex')
  }

  return {
    /** Without those that are being written. */
    async list(): Promise<Kept[]> {
      return (await readdir(folder)).flatMap(file => {
        const [name = '', rest = ''] = file.split('-')
        return NAME.test(name) && /^[0-9a-f]{64}\.gz(\.age)?$/.test(rest)
          ? [{ name, sum: rest.slice(0, 64), file }]
          : []
      })
    },
    /**
     * Keeps a segment; one that is kept already is kept once.
     * @param recipient an age recipient that it is encrypted to; null: in clear
     * @returns its file in the folder
     * @throws where another one of that name is kept: a second site writes here
     */
    async keep(name: string, path: string, recipient: string | null): Promise<string> {
      const sum = await sumOf(name, createReadStream(path, { highWaterMark: 256 * 1024 }))
      const known = (await this.list()).find(kept => kept.name === name)
      if (known && known.sum !== sum)
        throw new Error(`Another site keeps its log in ${folder}: ${name} is not this one's.`)
      if (known) return known.file
      const file = `${name}-${sum}.gz${recipient ? '.age' : ''}`
      const draft = join(folder, `${file}.new`)
      await rm(draft, { force: true })
      const packed = through(createReadStream(path), createGzip({ level: 3 }))
      await writeDurably(draft, recipient ? encryptAge(recipient, packed) : packed)
      await rename(draft, join(folder, file))
      await syncFolder(folder)
      return file
    },
    /** Unpacks one to a path. @throws DamagedBackup where it is not what was kept */
    async unpack({ name, sum, file }: Kept, to: string, identity: string | null) {
      if (file.endsWith('.age') && !identity)
        throw new Error('The archive is encrypted: give its age identity in BACKUP_IDENTITY.')
      const source = createReadStream(join(folder, file))
      const packed = file.endsWith('.age') && identity ? await decryptAge(identity, source) : source
      const handle = await open(to, 'wx', 0o600)
      const written = async function* () {
        let size = 0
        for await (const chunk of through(packed, createGunzip())) {
          size += chunk.length
          if (size > SEGMENT_BYTES) throw new DamagedBackup(`${file} is longer than a segment.`)
          await writeWhole(handle, chunk)
          yield chunk
        }
      }
      try {
        if ((await sumOf(name, written())) !== sum) throw new DamagedBackup(`${file} is not as it was kept.`)
      } finally {
        await handle.close()
      }
    },
    /** Removes those before a segment, on whatever time line. @returns their files */
    async removeBefore(first: string): Promise<string[]> {
      const old = (await this.list()).filter(
        ({ name }) => !name.endsWith('.history') && placeOf(name) < placeOf(first),
      )
      for (const { file } of old) await rm(join(folder, file), { force: true })
      return old.map(({ file }) => file)
    },
  }
}

/** Where a segment lies in the log, whatever its time line. */
const placeOf = (name: string) => name.slice(8, 24)
