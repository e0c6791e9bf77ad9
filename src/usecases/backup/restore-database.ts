import * as z from 'zod/mini'
import { DamagedBackup } from '~/gateways/backup/backup-entry'
import type { OpenBackup } from '~/gateways/backup/backup-folder'
import { packedLines } from '~/gateways/backup/packed-lines'
import { type Database, type Db, migrate } from '~/store/database/database'
import { loadJobs } from '~/store/dump/job-dump'
import { loadRows, resetSequences, sumOf, type TableSum, tablesInOrder } from '~/store/dump/table-dump'
import * as migrations from '~/store/migrations/migrations'
import { forgetSetting, writeSetting } from '~/store/operation/settings'

/**
 * Puts a copy's rows into an empty database, all or nothing: the schema that it was made of, the rows,
 * their sums compared, and only then the changes of schema since. Signing stays closed until the operator says which
 * numbers were issued since the copy (`reopen-signing`).
 * @throws DamagedBackup when the rows are not those that were copied
 */
export async function restoreDatabase(database: Database, copy: OpenBackup) {
  const { migrations: made, tables } = factsOf(copy)
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
 * what lies in SITES_DIR by now: `tendSites` marks it anew and lays down each site that is missing.
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

const factsSchema = z.object({
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.number(), checksum: z.string() })),
})

/** What a copy of the rows says about itself. @throws DamagedBackup where it says too little, Error for one of a newer program */
export function factsOf({ manifest }: OpenBackup) {
  const { success, data } = z.safeParse(factsSchema, manifest)
  if (!success) throw new DamagedBackup('The backup does not say what it holds.')
  const unknown = data.migrations.find(name => !(name in migrations))
  if (unknown)
    throw new Error(
      `This backup was made by a newer version of the program, or after one (${unknown}): restore it with that version.`,
    )
  return data
}
