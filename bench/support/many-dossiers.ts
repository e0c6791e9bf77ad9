import pg from 'pg'
import { type Database, migrate, openDatabase } from '../../src/store/database/database'
import { rowsOf } from '../../tests/support/database/dossier-rows'

/** A migrated database with so many dossiers, written by SQL alone. */
export async function manyDossiers(
  connection: pg.PoolConfig,
  size: number,
  database = `bench_${size}`,
): Promise<Database> {
  const admin = new pg.Client({ ...connection, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${database}`)
  await admin.end()
  const opened = openDatabase({ ...connection, database }, error => console.error(error.message))
  await migrate(opened)
  const client = await opened.pool.connect()
  // Triggers off: a counter raised a million times in one transaction is no measure of anything.
  await client.query('set session_replication_role = replica')
  await client.query('drop index dossiers_search, invoices_search')
  for (const statement of rowsOf(size)) await client.query(statement)
  await client.query('create index dossiers_search on dossiers using gin (search_text gin_trgm_ops)')
  await client.query('create index invoices_search on invoices using gin (search_text gin_trgm_ops)')
  await client.query('set session_replication_role = default')
  await client.query('vacuum analyze')
  client.release()
  return opened
}
