import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import type { Db } from '../../../src/store/database/database'

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

/** The files of a folder in which one of these words stands in clear, what is packed looked into. */
export async function filesHolding(folder: string, words: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter(one => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path).catch(() => Buffer.alloc(0))
    const text = path.endsWith('.gz') ? gunzipSync(bytes) : bytes
    if (words.some(word => text.includes(word))) found.push(path)
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
