import { sql } from 'kysely'
import type { Db } from '../database/database'
import { REMOVAL_LOCK } from '../dump/on-snapshot'

/**
 * Which of these keys no row names. Every text column of the schema whose name ends in `_key` counts,
 * so that a table of tomorrow is not forgotten.
 */
export async function unreferencedKeys(db: Db, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name like '%\\_key'`.execute(db)
  const named = columns.map(
    ({ table_name, column_name }) =>
      sql`select ${sql.ref(column_name)} from ${sql.table(table_name)} where ${sql.ref(column_name)} = any(${keys})`,
  )
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as key
    except (${sql.join(named, sql` union all `)})`.execute(db)
  return rows.map(row => row.key)
}

/**
 * Runs `work` unless a backup copies the files: what its snapshot names must not go meanwhile.
 * @returns false when it could not run
 */
export function whileNoBackup(db: Db, work: () => Promise<void>): Promise<boolean> {
  return db.transaction().execute(async trx => {
    // Listing a bucket takes its time.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock_shared(${REMOVAL_LOCK}) as free`.execute(trx)
    if (!rows[0]?.free) return false
    await work()
    return true
  })
}
