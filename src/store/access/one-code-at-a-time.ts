import { sql } from 'kysely'
import type { Db } from '../database/database'

/** Until the transaction ends nobody else checks a code of the authenticator: each passes once. */
export async function oneCodeAtATime(trx: Db) {
  await sql`select pg_advisory_xact_lock(hashtext('totp'))`.execute(trx)
}
