import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { S3Settings } from '~/config'
import type { FileStore } from '../file-store/file-store'
import { DamagedBackup } from './backup-entry'
import { bringFile, keysIn, sendFile } from './bucket-files'
import { listedIn, MANIFEST } from './manifest'
import { SHARED } from './shared-files'

/** What lies beside the copies and goes with them: the list of what was erased, and sealed statements. */
const BESIDE = /^(tombstones\.jsonl|releve-\d+\.txt)$/

/** A bucket for copies, apart from that of the site. Close it when done. */
export async function openOffSite(
  settings: S3Settings,
  prefix: 'backups/' | 'continuous/' = 'backups/',
): Promise<{ store: FileStore; close: () => Promise<void> }> {
  const outgoing = await mkdtemp(join(tmpdir(), 'siteligible-off-site-'))
  // Its library is large: only who has such a bucket loads it.
  const { s3Store } = await import('../file-store/s3')
  return {
    store: await s3Store(settings, outgoing, prefix),
    close: () => rm(outgoing, { recursive: true, force: true }),
  }
}

/**
 * Sends a finished copy to the bucket, its list last: what is there without a list is no copy. Each file is compared with
 * what the bucket says it holds. @returns how many files were sent
 */
export async function sendCopy(store: FileStore, folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const inCopy = entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter(path => path !== MANIFEST)
  const beside = (await readdir(dirname(folder))).filter(name => BESIDE.test(name))
  const name = basename(folder)
  const shared = await sendShared(store, folder)
  for (const path of beside) await sendFile(store, path, join(dirname(folder), path))
  for (const path of [...inCopy, MANIFEST]) await sendFile(store, `${name}/${path}`, join(folder, path))
  return shared + inCopy.length + beside.length + 1
}

/** What the copy shares with others and the bucket does not hold yet. */
async function sendShared(store: FileStore, folder: string): Promise<number> {
  const { entries } = await listedIn(folder)
  const there = new Set<string>()
  for await (const { key } of store.list()) if (key.startsWith(SHARED)) there.add(key)
  const missing = entries.filter(({ path }) => path.startsWith(SHARED) && !there.has(path))
  for (const { path } of missing) await sendFile(store, path, join(dirname(folder), path))
  return missing.length
}

/**
 * Brings the newest whole copy of the bucket into a folder, with what lies beside it.
 * @returns the copy's folder. @throws DamagedBackup where the bucket holds none
 */
export async function fetchCopy(store: FileStore, into: string): Promise<string> {
  const keys = await keysIn(store)
  const newest = keys
    .filter(key => key.endsWith(`/${MANIFEST}`))
    .map(dirname)
    .sort()
    .at(-1)
  if (!newest) throw new DamagedBackup('The bucket holds no finished backup.')
  const isBeside = (key: string) => BESIDE.test(key) || key.startsWith(SHARED)
  const unfinished = join(into, `${newest}.unfinished`)
  for (const key of keys) {
    if (isBeside(key)) await bringFile(store, key, into)
    else if (key.startsWith(`${newest}/`))
      await bringFile(store, key, unfinished, key.slice(newest.length + 1))
  }
  const folder = join(into, newest)
  if (await stat(folder).catch(() => null)) throw new DamagedBackup(`${folder} is there already.`)
  await rename(unfinished, folder)
  return folder
}
