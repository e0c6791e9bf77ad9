import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { DAY_MS } from '~/domain/milliseconds'
import type { FileStore } from '../file-store/file-store'
import { MANIFEST, readManifestFile } from './manifest'
import { isCopy } from './newest-copy'
import { SHARED } from './shared-files'

/** What was sent so lately may be of a copy whose list is not there yet. */
const UNDER_WAY_MS = 2 * DAY_MS

/**
 * Takes away of the shared files what no finished copy in the folder names any more: photos and pages of sites that are gone,
 * once the last copy of theirs is. Nobody else may write a copy there meanwhile. Where a list cannot be read all stays.
 * @returns how many went
 */
export async function pruneShared(copies: string): Promise<number> {
  const found = await readdir(join(copies, SHARED), { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = found
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(copies.length + 1))
  const unnamed = await unnamedOf(paths, listsIn(copies)).catch(() => [])
  for (const path of unnamed) await rm(join(copies, path), { force: true })
  return unnamed.length
}

/** The same in a bucket, once a new copy is there whole. */
export async function pruneBucket(store: FileStore, now: Date): Promise<number> {
  const before = new Date(now.getTime() - UNDER_WAY_MS)
  const [shared, lists]: [string[], string[]] = [[], []]
  for await (const { key, writtenAt } of store.list()) {
    if (key.endsWith(`/${MANIFEST}`)) lists.push(key)
    else if (key.startsWith(SHARED) && writtenAt < before) shared.push(key)
  }
  const read = async function* () {
    for (const key of lists) yield text(await store.read(key))
  }
  const unnamed = await unnamedOf(shared, read()).catch(() => [])
  for (const key of unnamed) await store.remove(key)
  return unnamed.length
}

async function* listsIn(copies: string): AsyncGenerator<string> {
  for (const name of await readdir(copies))
    if (await isCopy(join(copies, name))) yield readManifestFile(join(copies, name, MANIFEST))
}

/** Those that no list names; read as text, since a million files are hundreds of megabytes of objects. */
async function unnamedOf(shared: string[], lists: AsyncIterable<string>): Promise<string[]> {
  const unnamed = new Set(shared)
  for await (const list of lists) {
    if (unnamed.size === 0) break
    for (const [, path = ''] of list.matchAll(/"path":"(shared\/[^"\\]+)"/g)) unnamed.delete(path)
  }
  return [...unnamed]
}
