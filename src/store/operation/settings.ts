import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../database/database'
import { prepared } from '../database/prepared'
import type { Tables } from '../database/tables'

/** Settings that are kept in the database: typed by name. */
export interface Settings {
  /** Argon2id, PHC string. */
  admin_password: string
  /** 1 to 60 (specification B7). */
  retention_months: number
  /** Over this a decision waits for a second account; null: never. */
  four_eyes_over_cents: number | null
  /** When the last backup was complete, ISO. */
  last_backup_at: string
  /**
   * What the continuous archive holds (BACKUP_WAL_DIR): all that was committed before the first time, and the base copy
   * of the second, both ISO; why it failed since, in the disk's or the bucket's code.
   */
  archive: { kept_until: string | null; base_at: string | null; failure: string | null }
  /** The last nightly reading of journals and papers, and where the next one starts. */
  paper_check: { at: string; papers: number; flaws: number; next: { dossier: string; number: string } | null }
  /** The same for the pieces: the id where the next night starts. */
  piece_check: { at: string; pieces: number; flaws: number; next: string | null }
  /** Since a restore: no number is given until the operator has said which were. */
  signing_closed: { since: string } | null
  /** Of the master account: the step of the last code that was used (RFC 6238). */
  totp_last_step: number
  /** What SITES_DIR holds as well, so that a copy with another folder is told apart. */
  sites_mark: string
  /** Signs the challenges of work. */
  proof_secret: string
}

/** Undefined where it was never set: who reads it knows what holds then. */
export async function readSetting<Name extends keyof Settings>(
  db: Db,
  name: Name,
): Promise<Settings[Name] | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .modifyEnd(prepared)
    .executeTakeFirst()
  return row?.value as Settings[Name] | undefined
}

/** A setting as a part of another question. */
export const settingValue = <Name extends keyof Settings>(eb: ExpressionBuilder<Tables, never>, name: Name) =>
  eb.selectFrom('settings').select('value').where('name', '=', name).$castTo<{ value: Settings[Name] }>()

/** A setting, which nobody else changes until the transaction ends; not set before is not written yet by another. */
export async function lockSetting<Name extends keyof Settings>(
  trx: Db,
  name: Name,
): Promise<Settings[Name] | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${`setting ${name}`}))`.execute(trx)
  return readSetting(trx, name)
}

/** In place of what it was; whoever reads it first does so by `lockSetting`. */
export async function writeSetting<Name extends keyof Settings>(db: Db, name: Name, value: Settings[Name]) {
  const json = JSON.stringify(value)
  await db
    .insertInto('settings')
    .values({ name, value: json })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value: json }))
    .execute()
}

export async function forgetSetting(db: Db, name: keyof Settings) {
  await db.deleteFrom('settings').where('name', '=', name).execute()
}
