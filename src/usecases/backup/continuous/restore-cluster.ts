import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { DamagedBackup } from '~/gateways/backup/backup-entry'
import type { OpenBackup } from '~/gateways/backup/backup-folder'
import type { Archive } from '~/gateways/backup/continuous/archive-folder'
import { unpackTar } from '~/gateways/backup/continuous/tar'
import { through } from '~/gateways/backup/continuous/through'
import { writeDurably } from '~/gateways/durable-file'
import { FileMissing, type FileStore } from '~/gateways/file-store/file-store'
import type { Db } from '~/store/database/database'
import { fileKeysOf } from '~/store/dump/file-keys'
import { recoverCluster } from '~/store/embedded/recover-cluster'

/**
 * Unpacks a base copy of a cluster and replays the log upon it.
 * @param until null: as far as the log goes
 * @returns when the last transaction that came back was committed
 * @throws DamagedBackup where the log since the copy is not there, or has a hole; CannotStart for a moment after the log's end
 */
export async function restoreCluster(
  folder: string,
  {
    copy,
    archive,
    identity,
    until,
  }: { copy: OpenBackup; archive: Archive; identity: string | null; until: Date | null },
): Promise<Date | null> {
  const last = String(copy.manifest.last_segment)
  const kept = new Map((await archive.segments.list()).map(segment => [segment.name, segment]))
  if (!kept.has(last)) throw new DamagedBackup(`The log that the copy needs is not there: ${last}.`)
  const packed = through(await copy.readSecret('cluster.tar.gz'), createGunzip())
  await unpackTar(packed, folder)
  await writeDurably(join(folder, 'backup_label'), await copy.readSecret('backup_label'))
  const fetch = async (name: string, path: string) => {
    const segment = kept.get(name)
    if (segment) await archive.segments.unpack(segment, path, identity)
    else refuseHole(name, kept.keys())
    return segment !== undefined
  }
  return recoverCluster(folder, fetch, until)
}

/** PostgreSQL takes the first segment that is not there for the end of the log: what was kept after it would be left out unsaid. */
function refuseHole(name: string, kept: Iterable<string>) {
  const line = name.slice(0, 8)
  const later = [...kept].find(one => one.length === name.length && one.startsWith(line) && one > name)
  if (later && name.length === 24)
    throw new DamagedBackup(
      `The log has a hole: ${name} is missing, and ${later} is there. Bring that file back, or say a moment before it with --at.`,
    )
}

/** Puts every file that a row names into its place. @returns the keys of those that were not kept */
export async function restoreNamedFiles(
  db: Db,
  from: Pick<FileStore, 'read'>,
  to: FileStore,
): Promise<string[]> {
  const missing: string[] = []
  for await (const key of fileKeysOf(db)) {
    // A bucket of files did not go with the machine.
    if ((await to.digest(key)) !== null) continue
    try {
      await to.write(key, await from.read(key))
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error
      missing.push(key)
    }
  }
  return missing
}
