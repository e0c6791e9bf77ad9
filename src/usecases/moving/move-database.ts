import { ConfigError } from '~/config/config-error'
import { type Database, migrate } from '~/store/database/database'
import { jobsOf, loadJobs } from '~/store/dump/job-dump'
import { onSnapshot } from '~/store/dump/on-snapshot'
import {
  loadRows,
  resetSequences,
  rowsOf,
  sumOf,
  type TableSum,
  tablesInOrder,
} from '~/store/dump/table-dump'
import { fileMark } from '~/store/operation/installation'

/**
 * Copies every row and every waiting job into an empty database, all or nothing: rows and sums of each
 * table are compared before the commit. Nobody may write to the old one meanwhile.
 * @returns what each table holds now
 * @throws ConfigError when the new database is in use; Error when rows did not arrive as they left
 */
export async function moveDatabase(from: Database, to: Database): Promise<Record<string, TableSum>> {
  await refuseUsed(from, to)
  await migrate(from)
  await migrate(to)
  return onSnapshot(from.db, source =>
    to.db.transaction().execute(async target => {
      const moved: Record<string, TableSum> = {}
      for (const table of await tablesInOrder(source)) {
        await loadRows(target, table, rowsOf(source, table))
        const left = await sumOf(source, table)
        const arrived = await sumOf(target, table)
        if (left.rows !== arrived.rows || left.checksum !== arrived.checksum)
          throw new Error(`The rows of ${table} did not arrive as they left: nothing was moved.`)
        moved[table] = arrived
      }
      await resetSequences(target)
      await loadJobs(target, jobsOf(source))
      return moved
    }),
  )
}

/** A schema without a start is what a move that broke off leaves. */
async function refuseUsed(from: Database, to: Database) {
  const tables = await tablesInOrder(to.db)
  const ours = await tablesInOrder(from.db)
  const installation = tables.includes('file_marks') && (await fileMark(to.db)) !== null
  if (installation || tables.some(table => !ours.includes(table)))
    throw new ConfigError('The new database is not empty: give one that nothing uses.')
}
