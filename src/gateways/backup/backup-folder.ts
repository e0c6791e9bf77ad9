import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { makeFolder } from '~/config/make-folder'
import { messageOf } from '~/domain/error'
import { sha256Of } from '~/domain/sha256-of'
import { decryptAge, encryptAge } from '../age/age'
import { contentOf, syncFolder, writeDurably } from '../durable-file'
import { nullIfAbsent } from '../null-if-absent'
import { type BackupEntry, DamagedBackup } from './backup-entry'
import { checkEntry } from './check-entry'
import { MANIFEST, readBounded, readManifest, readManifestFile, SEAL_BYTES } from './manifest'
import { isCopy, newestCopy } from './newest-copy'
import { rootOf, SHARED, sharedAlready } from './shared-files'

/** Over the sum of the manifest, which holds the sum of every file. */
const SEAL = 'manifest.seal'

/**
 * Writes a copy into a new folder: it has its name only once it is whole, read again and on the disk.
 * @param recipient an age recipient that what is secret is encrypted to; null: in clear
 */
export async function newBackupFolder(folder: string, recipient: string | null) {
  const unfinished = `${folder}.unfinished`
  makeFolder(unfinished, 0o700)
  const entries: BackupEntry[] = []

  let already: ReturnType<typeof sharedAlready> | undefined
  const kept = new Set<string>()
  const shared = new Set<string>()

  async function write(path: string, bytes: AsyncIterable<Uint8Array>, place = join(unfinished, path)) {
    makeFolder(dirname(place), 0o700)
    const hash = createHash('sha256')
    let size = 0
    await writeDurably(place, noted(bytes))
    entries.push({ path, size, sha256: hash.digest('hex') })

    async function* noted(given: AsyncIterable<Uint8Array>) {
      for await (const chunk of given) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    }
  }
  /**
   * A file that never changes under its name: written beside the copies, once for all of them.
   * @param secret whether it is encrypted to the recipient, where there is one
   */
  async function share(path: string, secret: boolean, bytes: () => Promise<AsyncIterable<Uint8Array>>) {
    const named = `${SHARED}${path}${secret && recipient ? '.age' : ''}`
    if (shared.has(named)) return
    shared.add(named)
    already ??= sharedAlready(folder)
    const place = join(dirname(folder), named)
    const known = (await (await already)(named)) ?? (await leftThere(named, place))
    if (known) {
      entries.push(known)
      kept.add(named)
      return
    }
    const given = await bytes()
    await rm(`${place}.new`, { force: true })
    await write(named, secret && recipient ? encryptAge(recipient, given) : given, `${place}.new`)
    await rename(`${place}.new`, place)
    await syncFolder(dirname(place))
  }
  return {
    /** For bytes that are ciphertext already. */
    write,
    share,
    async writeSecret(path: string, bytes: AsyncIterable<Uint8Array>) {
      if (recipient) await write(`${path}.age`, encryptAge(recipient, bytes))
      else await write(path, bytes)
    },
    /** Of all its files, once it is finished. */
    paths: () => [...entries.map(({ path }) => path), SEAL, MANIFEST],
    /**
     * Reads all of it again before the copy gets its name.
     * @param seal gives the sum of the manifest with a seal
     */
    async finish(facts: object, seal: (sum: string) => Promise<string>) {
      for (const entry of entries)
        if (!kept.has(entry.path))
          await checkEntry(entry.path.startsWith(SHARED) ? dirname(folder) : unfinished, entry)
      const text = JSON.stringify({ ...facts, encrypted: recipient !== null, entries })
      const sum = sha256Of(text)
      await writeDurably(join(unfinished, MANIFEST), Readable.from([Buffer.from(`${sum}\n${text}`)]))
      await writeDurably(join(unfinished, SEAL), Readable.from([Buffer.from(await seal(sum))]))
      await rename(unfinished, folder)
      await syncFolder(dirname(folder))
    },
    /** Takes away what failed: each night would leave as much again on a disk that is full. */
    discard: () => rm(unfinished, { recursive: true, force: true }),
  }
}

/** Takes away what a copy that was killed left, begun before an instant: another one may be under way. */
export async function sweepUnfinished(copies: string, before: Date) {
  const limit = before.toISOString().replace(/[:.]/g, '-')
  for (const name of await readdir(copies).catch(() => []))
    if (/^\d{4}-[\dTZ-]+\.unfinished$/.test(name) && name < limit)
      await rm(join(copies, name), { recursive: true, force: true })
}

/** A shared file that an older copy names, or one that was cut short: whole, since it has its name, and read again. */
const leftThere = (path: string, place: string): Promise<BackupEntry | null> =>
  contentOf(place).then(content => ({ path, ...content }), nullIfAbsent)

/** A finished copy. @throws DamagedBackup when its list is not as it was written */
export async function openBackupFolder(folder: string, identity: string | null) {
  const [sum, ...rest] = await readManifestFile(join(folder, MANIFEST))
    .then(text => text.split('\n'))
    .catch(error => {
      throw error instanceof DamagedBackup ? error : new DamagedBackup(`${folder} holds no finished backup.`)
    })
  const text = rest.join('\n')
  if (sha256Of(text) !== sum) throw new DamagedBackup(`${folder}: the list of files is damaged.`)
  const manifest = readManifest(text, folder)
  if (manifest.encrypted && !identity)
    throw new Error('This backup is encrypted: give its age identity in BACKUP_IDENTITY.')
  const listed = new Set(manifest.entries.map(({ path }) => path))
  /** What the list does not name nobody compared. */
  function open(path: string) {
    if (!listed.has(path)) throw new DamagedBackup(`${folder}: ${path} is not in the list of files.`)
    return createReadStream(join(rootOf(folder, path), path))
  }
  return {
    manifest,
    /** The sum of the list of files; whoever sealed the copy sealed this. */
    sum,
    /** Null in copies of before they were sealed. */
    seal: await readBounded(join(folder, SEAL), SEAL_BYTES).catch(nullIfAbsent),
    /** Reads everything once. @throws DamagedBackup naming the first file that is not as it was written */
    async check() {
      for (const entry of manifest.entries) await checkEntry(rootOf(folder, entry.path), entry)
    },
    pathsUnder: (prefix: string) =>
      manifest.entries.map(({ path }) => path).filter(path => path.startsWith(prefix)),
    read: (path: string): AsyncIterable<Uint8Array> => open(path),
    async readSecret(path: string): Promise<AsyncIterable<Uint8Array>> {
      const source = open(manifest.encrypted ? `${path}.age` : path)
      return manifest.encrypted && identity ? decryptAge(identity, source).catch(ofAnother) : source
    },
  }
}

/** After a machine was lost that is the likeliest mistake: the new one made a key of its own. */
function ofAnother(error: unknown): never {
  if (!messageOf(error).startsWith('no identity matched')) throw error
  throw new Error('BACKUP_IDENTITY is not the age identity that this backup is encrypted to.')
}

/** A finished copy that is read. */
export type OpenBackup = Awaited<ReturnType<typeof openBackupFolder>>

/** The folder itself when it is a copy, else the newest copy in it. @throws DamagedBackup where there is none */
export async function findBackup(folder: string): Promise<string> {
  const newest = (await isCopy(folder)) ? folder : await newestCopy(folder)
  if (!newest) throw new DamagedBackup(`${folder} holds no finished backup.`)
  return newest
}
