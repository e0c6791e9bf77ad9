import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import { makeFolder } from '~/config/make-folder'
import { contentOf, writeDurably } from '../durable-file'
import type { FileStore } from '../file-store/file-store'
import { DamagedBackup } from './backup-entry'

/** Every key of a bucket. */
export async function keysIn(store: FileStore): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys
}

/** Sends a file, and compares it with what the bucket says it holds. @throws DamagedBackup where that is something else */
export async function sendFile(store: FileStore, key: string, path: string) {
  await store.write(key, createReadStream(path))
  if ((await store.digest(key)) !== (await contentOf(path)).sha256)
    throw new DamagedBackup(`The bucket does not hold ${key} as it was sent.`)
}

/**
 * Brings a file of a bucket into a folder.
 * @param path where it lies in the folder
 * @throws DamagedBackup where that would be elsewhere: names in a bucket are somebody else's
 */
export async function bringFile(store: FileStore, key: string, folder: string, path = key) {
  const place = resolve(folder, path)
  if (!place.startsWith(resolve(folder) + sep)) throw new DamagedBackup(`The bucket holds ${key}.`)
  makeFolder(dirname(place), 0o700)
  await rm(place, { force: true })
  await writeDurably(place, await store.read(key))
}
