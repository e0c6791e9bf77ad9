import { basename } from 'node:path'
import { DAY_MS } from '~/domain/milliseconds'
import { basesIn, removeBase, unfinishedIn } from '~/gateways/backup/continuous/archive-folder'
import { noteGone } from '~/gateways/backup/continuous/note-gone'
import type { ArchiveParts } from './archive-parts'

/** For so long any moment can be restored, in days; what was erased is gone from the archive a day later. */
const KEPT_DAYS = 8

/** Removes base copies of before that time, the log that only they need, and the files that were removed before it. */
export async function forgetOld(
  { archive, bucket, files }: Pick<ArchiveParts, 'archive' | 'bucket' | 'files'>,
  now: Date,
) {
  const limit = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  const bases = await basesIn(archive.bases)
  // The one before the limit brings back the moments after it.
  const needed = Math.max(1, bases.findIndex(({ made_at }) => made_at < limit) + 1 || bases.length)
  for (const { folder } of bases.slice(needed)) {
    await removeBase(folder)
    await bucket?.removeUnder(`bases/${basename(folder)}/`)
  }
  for (const folder of await unfinishedIn(archive.bases)) await removeBase(folder)
  const first = bases[needed - 1]?.first_segment
  const segments = first ? await archive.segments.removeBefore(first) : []
  await bucket?.remove(segments.map(file => `wal/${file}`))
  if (files) await forgetFiles(archive, files.fresh, bucket, { now, limit })
}

async function forgetFiles(
  archive: ArchiveParts['archive'],
  fresh: NonNullable<ArchiveParts['files']>['fresh'],
  bucket: ArchiveParts['bucket'],
  { now, limit }: { now: Date; limit: Date },
) {
  const old = await noteGone(archive.folder, await fresh.gone(), now, limit)
  for (const key of old) {
    await archive.files.remove(key)
    fresh.known.delete(key)
  }
  await bucket?.remove(old.map(key => `files/${key.slice(0, 2)}/${key}`))
}
