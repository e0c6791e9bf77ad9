import type { X509Certificate } from 'node:crypto'
import * as z from 'zod/mini'
import { DamagedBackup } from '~/gateways/backup/backup-entry'
import type { openBackupFolder } from '~/gateways/backup/backup-folder'
import { writeDataFile } from '~/gateways/backup/data-folder'
import { packedLines } from '~/gateways/backup/packed-lines'
import { SHARED } from '~/gateways/backup/shared-files'
import type { FileStore } from '~/gateways/file-store/file-store'
import { readPem } from '~/invoicing/seal/certificate'
import { sealerOf } from '~/invoicing/sealed-text'
import { type Database, type Db, migrate } from '~/store/database/database'
import { loadJobs } from '~/store/dump/job-dump'
import { loadRows, resetSequences, sumOf, type TableSum, tablesInOrder } from '~/store/dump/table-dump'
import * as migrations from '~/store/migrations/migrations'
import { forgetSetting, writeSetting } from '~/store/operation/settings'

type Copy = Awaited<ReturnType<typeof openBackupFolder>>

const factsSchema = z.object({
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.number(), checksum: z.string() })),
})

/** What a copy of the rows says about itself. @throws DamagedBackup where it says too little */
function factsOf({ manifest }: Copy) {
  const { success, data } = z.safeParse(factsSchema, manifest)
  if (!success) throw new DamagedBackup('The backup does not say what it holds.')
  return data
}

/**
 * Checks who sealed the copy: a copy that was swapped for another bears another seal, or none. Whoever can change a copy
 * can take its seal away, so that one without is taken only where the operator says that it is from before they were sealed.
 * @param certificates PEM of those that may have: the one that seals, or the internal authority that vouches for it;
 *   null: any, for whoever has none at hand
 * @param unsealed takes a copy without a seal
 * @returns the fingerprint of the certificate that sealed it; null where none did
 * @throws DamagedBackup
 */
export function checkSeal(copy: Copy, certificates: string | null, unsealed = false): string | null {
  if (copy.seal === null) {
    if (unsealed) return null
    throw new DamagedBackup(
      'The backup bears no seal. Only a copy of before copies were sealed has none: for such a one, say --unsealed.',
    )
  }
  const signer = sealerOf(copy.seal, String(copy.sum))
  if (!signer) throw new DamagedBackup('The seal of the backup is broken, or of another copy.')
  const mayHave = (one: X509Certificate) =>
    one.raw.equals(signer.raw) || (one.ca && signer.checkIssued(one) && signer.verify(one.publicKey))
  if (certificates !== null && !readPem(certificates).some(mayHave))
    throw new DamagedBackup(`The backup was sealed by another: ${signer.fingerprint256}.`)
  return signer.fingerprint256
}

/**
 * Puts a copy's rows into an empty database, all or nothing: the schema that it was made of, the rows,
 * their sums compared, and only then the changes of schema since. Signing stays closed until the operator says which
 * numbers were issued since the copy (`reopen-signing`).
 * @throws DamagedBackup when the rows are not those that were copied
 */
export async function restoreDatabase(database: Database, copy: Copy) {
  const { migrations: made, tables } = factsOf(copy)
  const unknown = made.find(name => !(name in migrations))
  if (unknown) throw new Error(`This backup was made by a newer version of the program (${unknown}).`)
  await migrate(database, made)
  await database.db.transaction().execute(async trx => {
    for (const table of await tablesInOrder(trx)) {
      if (!(table in tables)) throw new DamagedBackup(`The table ${table} is not in the backup.`)
      const lines = packedLines(await copy.readSecret(`database/${table}.ndjson.gz`), tables[table]?.rows)
      await loadRows(trx, table, lines)
      await compare(trx, table, tables[table])
    }
    await resetSequences(trx)
    await loadJobs(trx, packedLines(await copy.readSecret('database.jobs.ndjson.gz')))
  })
  await migrate(database)
  await settleRestored(database.db)
}

/**
 * What a restored installation cannot know: which numbers were given since (signing is closed until `reopen-signing`), and
 * what lies in SITES_DIR, which no copy holds: `tendSites` marks it anew and lays down each site that is missing.
 */
export async function settleRestored(db: Db) {
  await writeSetting(db, 'signing_closed', { since: new Date().toISOString() })
  await forgetSetting(db, 'sites_mark')
}

async function compare(trx: Db, table: string, copied: TableSum | undefined) {
  const restored = await sumOf(trx, table)
  if (restored.rows !== copied?.rows || restored.checksum !== copied.checksum)
    throw new DamagedBackup(`The rows of ${table} are not those that were copied.`)
}

/** Puts the copied files and the rest of the data folder in their places. @throws DamagedBackup for a file of another name */
export async function restoreFiles(files: Pick<FileStore, 'write'>, dataDir: string, copy: Copy) {
  for (const root of ['', SHARED])
    for (const path of copy.pathsUnder(`${root}files/`)) {
      const key = path.split('/').at(-1) ?? ''
      if (path !== `${root}files/${key.slice(0, 2)}/${key}`)
        throw new DamagedBackup(`The backup holds ${path}.`)
      await files.write(key, copy.read(path))
    }
  await restoreData(dataDir, copy)
}

/** Keys, certificates, unsent messages. @throws DamagedBackup as `writeDataFile` */
export async function restoreData(dataDir: string, copy: Copy) {
  for (const stored of copy.pathsUnder('data/')) {
    const path = copy.manifest.encrypted ? stored.replace(/\.age$/, '') : stored
    // Copies of before had published sites among the data: they are drawn from their facts.
    if (path.startsWith('data/sites/')) continue
    await writeDataFile(dataDir, path.slice('data/'.length), await copy.readSecret(path))
  }
}
