import { join } from 'node:path'
import { identityToRecipient } from 'age-encryption'
import type { PoolConfig } from 'pg'
import type { Config } from '../config'
import { keysIn } from '../gateways/backup/bucket-files'
import { openArchive } from '../gateways/backup/continuous/archive-folder'
import { mirrorOf } from '../gateways/backup/continuous/mirror'
import { newFilesIn } from '../gateways/backup/continuous/new-files'
import { openOutbox } from '../gateways/backup/continuous/outbox'
import { openOffSite } from '../gateways/backup/off-site'
import { systemClock } from '../gateways/clock'
import type { FileStore } from '../gateways/file-store/file-store'
import type { Sealer } from '../invoicing/sealer'
import type { Db } from '../store/database/database'
import { outboxOf } from '../store/embedded/archiving'
import type { ArchiveParts } from '../usecases/backup/continuous/archive-parts'
import { keepArchiving } from '../usecases/backup/continuous/keep-archiving'

/** What the archive needs of the program that starts it. */
export interface Archived {
  db: Db
  connection: PoolConfig
  files: FileStore
  filesKey: string
  sealer: Sealer
}

/**
 * Begins to keep the log of the embedded server in BACKUP_WAL_DIR, and in the bucket of the backups where there is one. A
 * folder that cannot be opened yet is tried again.
 * @returns what ends it
 */
export function startArchive(
  config: Config & { backupWalDir: string },
  { db, connection, files, filesKey, sealer }: Archived,
  report: (error: unknown) => void,
): () => Promise<void> {
  const { dataDir, backupWalDir, backupBucket, backupRecipient } = config
  const cluster = join(dataDir, 'postgres')
  const outbox = openOutbox(outboxOf(cluster))
  let offSite: Awaited<ReturnType<typeof openOffSite>> | null = null
  async function open(): Promise<ArchiveParts> {
    const archive = await openArchive(backupWalDir, filesKey)
    const known = new Set(await keysIn(archive.files))
    offSite ??= backupBucket && (await openOffSite(backupBucket, 'continuous/'))
    return {
      ...{ db, connection, cluster, dataDir, archive, sealer, outbox },
      files: config.s3 ? null : { store: files, fresh: newFilesIn(join(dataDir, 'files'), known) },
      bucket: offSite && mirrorOf(backupWalDir, offSite.store),
      recipient: backupRecipient,
      filesRecipient: await identityToRecipient(filesKey),
      clock: systemClock,
    }
  }
  const stop = keepArchiving({ db, outbox }, open, report)
  return async () => {
    await stop()
    await offSite?.close()
  }
}
