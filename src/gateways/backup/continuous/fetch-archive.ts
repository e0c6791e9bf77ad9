import { rm } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import pLimit from 'p-limit'
import { makeFolder } from '~/config/make-folder'
import { writeDurably } from '../../durable-file'
import type { FileStore } from '../../file-store/file-store'
import { DamagedBackup } from '../backup-entry'
import { MANIFEST } from '../manifest'
import { baseBefore } from './archive-folder'

const AT_ONCE = 8

/**
 * Brings the continuous archive from the bucket: the lists of the base copies first, then the one copy that a moment
 * needs, the log and the files. @returns its folder
 */
export async function fetchArchive(store: FileStore, into: string, moment: Date | null): Promise<string> {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  const limit = pLimit(AT_ONCE)
  const bring = (wanted: string[]) =>
    Promise.all(wanted.map(key => limit(() => bringFile(store, key, placeIn(into, key)))))
  await bring(keys.filter(key => key.startsWith('bases/') && key.endsWith(MANIFEST)))
  const base = basename(await baseBefore(join(into, 'bases'), moment))
  await bring(
    keys.filter(
      key =>
        /^(wal|files)\//.test(key) ||
        key === 'bases/tombstones.jsonl' ||
        (key.startsWith(`bases/${base}/`) && !key.endsWith(MANIFEST)),
    ),
  )
  return into
}

/** Names in a bucket are somebody else's. */
function placeIn(folder: string, key: string): string {
  const place = resolve(folder, key)
  if (!place.startsWith(resolve(folder) + sep)) throw new DamagedBackup(`The bucket holds ${key}.`)
  return place
}

async function bringFile(store: FileStore, key: string, place: string) {
  makeFolder(dirname(place), 0o700)
  await rm(place, { force: true })
  await writeDurably(place, await store.read(key))
}
