import { FileMissing } from '~/gateways/file-store/file-store'
import type { Db } from '~/store/database/database'
import { readSetting, type Settings, writeSetting } from '~/store/operation/settings'
import { noteTombstones, TOMBSTONES } from '../note-tombstones'
import type { ArchiveParts } from './archive-parts'

/**
 * Takes away what PostgreSQL laid out since the last time. The files come first: whatever row a kept segment brings back,
 * the file that it names is kept too. A segment leaves the outbox once it is on the other disk, whether or not a bucket takes it then.
 */
export async function keepLog(parts: ArchiveParts): Promise<void> {
  const { outbox, archive, recipient } = parts
  const names = await outbox.names()
  const newest = names.at(-1)
  if (!newest) return
  const kept_until = (await outbox.writtenAt(newest)).toISOString()
  const kept = [...(await keepFiles(parts)), ...(await keepTombstones(parts))]
  for (const name of names) {
    kept.push(`wal/${await archive.segments.keep(name, outbox.pathOf(name), recipient)}`)
    await outbox.remove(name)
  }
  await parts.bucket?.send(kept)
  await noteArchive(parts.db, { kept_until, failure: null })
}

/** Changes what is known of the archive. */
export async function noteArchive(db: Db, change: Partial<Settings['archive']>) {
  const before = (await readSetting(db, 'archive')) ?? { kept_until: null, base_at: null, failure: null }
  await writeSetting(db, 'archive', { ...before, ...change })
}

/** Copies each piece and paper that is new; one that went before its turn is named by no row any more. @returns their paths in the archive */
export async function keepFiles({ files, archive }: ArchiveParts): Promise<string[]> {
  if (!files) return []
  const kept: string[] = []
  try {
    for (const key of await files.fresh.look()) {
      try {
        await archive.files.write(key, await files.store.read(key))
      } catch (error) {
        if (error instanceof FileMissing) continue
        throw error
      }
      files.fresh.known.add(key)
      kept.push(`files/${key.slice(0, 2)}/${key}`)
    }
  } catch (error) {
    files.fresh.forget()
    throw error
  }
  return kept
}

/** The list of what was erased, or ended, lies beside the base copies, up to date. @returns what of it is new */
export const keepTombstones = async (parts: ArchiveParts): Promise<string[]> =>
  (await noteTombstones(parts, parts.archive.bases)) ? [`bases/${TOMBSTONES}`] : []
