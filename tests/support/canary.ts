import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../../src/store/database'

export async function tablesWith({ db }: { db: Db }, word: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker')`.execute(db)
  const found = []
  for (const { name } of rows) {
    const hit =
      await sql`select from ${sql.raw(name)} as t where t::text like ${`%${word}%`} limit 1`.execute(db)
    if (hit.rows.length > 0) found.push(name)
  }
  return found
}

/** The files of the data folder, database aside, that hold a word. */
export async function written(dataDir: string, word: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const holding = await Promise.all(files.map(async file => (await readFile(file)).includes(word)))
  return files.filter((_, index) => holding[index])
}
