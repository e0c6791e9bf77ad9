import { sql } from 'kysely'
import type { Db } from '../database/database'

/** Every key of a stored file that a row names. */
export async function* fileKeysOf(trx: Db): AsyncGenerator<string> {
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name like '%\\_key'`.execute(trx)
  for (const { table_name, column_name } of columns) {
    const { rows } = await sql<{ key: string }>`
      select ${sql.ref(column_name)} as key from ${sql.table(table_name)}
      where ${sql.ref(column_name)} is not null`.execute(trx)
    for (const { key } of rows) yield key
  }
}

/** Those of the photos of sites: the most of them, and none ever changes. */
export async function photoFileKeys(trx: Db): Promise<string[]> {
  const rows = await trx.selectFrom('site_photo_files').select('file_key').execute()
  return rows.map(({ file_key }) => file_key)
}
