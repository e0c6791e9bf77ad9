import { join } from 'node:path'
import type { Config } from '~/config'
import { ConfigError } from '~/config/config-error'
import type { OpenBackup } from '~/gateways/backup/backup-folder'
import { openArchive } from '~/gateways/backup/continuous/archive-folder'
import type { Tombstone } from '~/gateways/backup/tombstones'
import { openFileStore } from '~/gateways/file-store/open-file-store'
import { restoreCluster, restoreNamedFiles } from '~/usecases/backup/continuous/restore-cluster'
import { settleRestored } from '~/usecases/backup/restore-database'
import { restoreData } from '~/usecases/backup/restore-files'
import { withInstallation } from '../installation'
import { eraseSince, readKeyOf } from './restore-into'

/** What a restore from the continuous archive brought back. */
export interface RestoredMoment {
  /** When the last transaction that came back was committed; null where the log held none. */
  last: Date | null
  /** Files that rows name and that the archive does not hold. */
  missing: string[]
  /** How many were erased again. */
  erased: number
}

/** `--at last`, or a moment with its offset from UTC; undefined where it is not said. @throws ConfigError */
export function readMoment(words: string[]): Date | null | undefined {
  const place = words.indexOf('--at')
  if (place < 0) return undefined
  const [, text = ''] = words.splice(place, 2)
  if (text === 'last') return null
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text))
    throw new ConfigError('Say the moment with its offset: --at 2026-11-22T14:30:00+01:00, or --at last')
  return new Date(text)
}

/**
 * Makes an installation of a base copy, the log since and the files that its rows name, in an empty data folder. Signing
 * stays closed as after any restore.
 * @param source the archive (BACKUP_WAL_DIR, or what was brought of it from a bucket)
 */
export async function restoreMoment(
  config: Config,
  source: { folder: string; copy: OpenBackup; until: Date | null },
  stones: Tombstone[],
): Promise<RestoredMoment> {
  const { dataDir, databaseUrl, backupIdentity } = config
  if (databaseUrl)
    throw new ConfigError('A moment is restored to the embedded server: leave DATABASE_URL out.')
  const { folder, copy, until } = source
  await restoreData(dataDir, copy)
  const filesKey = await readKeyOf(config, copy)
  const archive = await openArchive(folder, filesKey)
  const last = await restoreCluster(join(dataDir, 'postgres'), {
    copy,
    archive,
    identity: backupIdentity,
    until,
  })
  return withInstallation(config, async ({ db }) => {
    const files = await openFileStore(config)
    await settleRestored(db)
    const missing = await restoreNamedFiles(db, archive.files, files)
    const made = last ?? new Date(String(copy.manifest.made_at))
    const erased = await eraseSince(config, { db, files, filesKey }, stones, made)
    return { last, missing, erased }
  })
}
