import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { DAY_MS } from '~/domain/milliseconds'
import { newBackupFolder, sweepUnfinished } from '~/gateways/backup/backup-folder'
import { dataFilesIn, readDataFile } from '~/gateways/backup/data-folder'
import { pruneShared } from '~/gateways/backup/prune-shared'
import { FileMissing, type FileStore } from '~/gateways/file-store/file-store'
import type { Sealer } from '~/invoicing/sealer'
import type { Db } from '~/store/database/database'
import { fileKeysOf, photoFileKeys } from '~/store/dump/file-keys'
import { jobsOf } from '~/store/dump/job-dump'
import { onSnapshot } from '~/store/dump/on-snapshot'
import { migrationsRun, rowsOf, sumOf, type TableSum, tablesInOrder } from '~/store/dump/table-dump'
import { copySites } from './copy-sites'
import { noteTombstones } from './note-tombstones'

/** What is copied, and where to. */
export interface BackupParts {
  db: Db
  files: Pick<FileStore, 'read'>
  dataDir: string
  /** Where published sites lie. */
  sitesDir: string
  /** Holds the copies, one folder each. */
  folder: string
  /** An age recipient; null: in clear. */
  recipient: string | null
  sealer: Pick<Sealer, 'sealText' | 'known'>
  /** Public half of FILES_KEY, to be recognised when the copy is restored. */
  filesRecipient: string
}

/**
 * Copies database, files and keys as they are at one instant, while the site runs: the rows from one
 * snapshot, and the files that it names, which nobody removes until the copy is whole. Photos of sites and what is published of
 * them never change under their names: they lie beside the copies, once for all (decision 0210). Every file that is written is
 * read again before the copy gets its name; what fails before leaves nothing.
 * @returns the copy's folder, and the files that rows name and that are not there
 */
export async function makeBackup(parts: BackupParts, now: Date) {
  const { db, files, dataDir, sitesDir, recipient, filesRecipient } = parts
  const folder = join(parts.folder, now.toISOString().replace(/[:.]/g, '-'))
  await sweepUnfinished(parts.folder, new Date(now.getTime() - DAY_MS))
  const copy = await newBackupFolder(folder, recipient)
  const missing: string[] = []

  const copied = onSnapshot(db, async trx => {
    const tables: Record<string, TableSum> = {}
    for (const table of await tablesInOrder(trx)) {
      tables[table] = await sumOf(trx, table)
      await copy.writeSecret(`database/${table}.ndjson.gz`, packed(rowsOf(trx, table)))
    }
    await copy.writeSecret('database.jobs.ndjson.gz', packed(jobsOf(trx)))
    const shared = new Set(await photoFileKeys(trx))
    for await (const key of fileKeysOf(trx)) {
      const path = `files/${key.slice(0, 2)}/${key}`
      try {
        if (shared.has(key)) await copy.share(path, false, () => files.read(key))
        else await copy.write(path, await files.read(key))
      } catch (error) {
        if (!(error instanceof FileMissing)) throw error
        missing.push(key)
      }
    }
    await copySites(copy, trx, sitesDir)
    for (const path of await dataFilesIn(dataDir))
      await copy.writeSecret(`data/${path}`, readDataFile(dataDir, path))
    const facts = {
      format: 1,
      made_at: now.toISOString(),
      migrations: await migrationsRun(trx),
      files_recipient: filesRecipient,
      tables,
      missing,
    }
    await copy.finish(facts, parts.sealer.sealText)
    await noteTombstones({ db: trx, sealer: parts.sealer }, parts.folder)
    await pruneShared(parts.folder)
  })
  await copied.catch(async error => {
    await copy.discard().catch(() => {})
    throw error
  })
  return { folder, missing }
}

const packed = (lines: AsyncIterable<string>) => Readable.from(lines).pipe(createGzip({ level: 3 }))
