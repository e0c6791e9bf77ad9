import type { Db } from '../database/database'

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
