import { sql } from 'kysely'
import type { Db } from '../database/database'
import { onlyRow } from '../database/only-row'

/** A secret that all copies of the program share. */
export type SharedSecret = 'files' | 'seal'

/** The fingerprints that copies of this database have worked with; none on a new one. */
export async function installationFingerprints(db: Db, name: SharedSecret): Promise<string[]> {
  const rows = await db
    .selectFrom('founding_secrets')
    .select('fingerprint')
    .where('name', '=', name)
    .execute()
  return rows.map(row => row.fingerprint)
}

/** What a database holds that perhaps no program of ours ever saw: nothing of ours, a schema from before fingerprints, or one with them. */
export async function schemaFound(db: Db): Promise<'none' | 'older' | 'ours'> {
  const { rows } = await sql<{ ours: boolean; keeps: boolean }>`
    select to_regclass('kysely_migration') is not null as ours,
      to_regclass('founding_secrets') is not null as keeps`.execute(db)
  const { ours, keeps } = onlyRow(rows)
  if (keeps) return 'ours'
  return ours ? 'older' : 'none'
}

/** Adds to them; those that are known already change nothing. */
export async function noteFingerprints(db: Db, name: SharedSecret, fingerprints: string[]) {
  await db
    .insertInto('founding_secrets')
    .values([...new Set(fingerprints)].map(fingerprint => ({ name, fingerprint })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** The key of the file that shows which file store belongs to this database. */
export async function fileMark(db: Db): Promise<string | null> {
  const row = await db.selectFrom('file_marks').select('mark_key').executeTakeFirst()
  return row?.mark_key ?? null
}

/** The database refuses a second one. */
export async function insertFileMark(db: Db, mark_key: string) {
  await db.insertInto('file_marks').values({ mark_key }).execute()
}
