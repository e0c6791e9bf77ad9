import { basename, join } from 'node:path'
import pLimit from 'p-limit'
import type { FileStore } from '../../file-store/file-store'
import { bringFile, keysIn } from '../bucket-files'
import { MANIFEST } from '../manifest'
import { baseBefore } from './archive-folder'

const AT_ONCE = 8

/**
 * Brings the continuous archive from the bucket: the lists of the base copies first, then the one copy that a moment
 * needs, the log and the files. @returns its folder
 */
export async function fetchArchive(store: FileStore, into: string, moment: Date | null): Promise<string> {
  const keys = await keysIn(store)
  const limit = pLimit(AT_ONCE)
  const bring = (wanted: string[]) => Promise.all(wanted.map(key => limit(() => bringFile(store, key, into))))
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
