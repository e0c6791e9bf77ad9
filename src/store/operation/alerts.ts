import { sql } from 'kysely'
import type { AlertName, Ring } from '~/domain/alert'
import type { Db } from '../database/database'

export interface RingingAlert {
  name: AlertName
  told_at: Date
  urgent: boolean
}

/** Those that ring, kept from every other look until the transaction ends. */
export async function lockAlerts(trx: Db): Promise<RingingAlert[]> {
  await sql`lock table alerts in share row exclusive mode`.execute(trx)
  const { rows } = await sql<RingingAlert>`select name, told_at, urgent from alerts`.execute(trx)
  return rows
}

/** Notes that an alert rings, and that it is told of now. */
export async function ringAlert(trx: Db, name: AlertName, { detail, urgent }: Ring, now: Date) {
  await sql`
    insert into alerts (name, since, told_at, detail, urgent) values (${name}, ${now}, ${now}, ${detail}, ${urgent})
    on conflict (name) do update set told_at = ${now}, detail = ${detail}, urgent = ${urgent}`.execute(trx)
}

/** Says of one that rings on what it says now. */
export async function renewAlert(trx: Db, name: AlertName, { detail, urgent }: Ring) {
  await sql`update alerts set detail = ${detail}, urgent = ${urgent} where name = ${name}`.execute(trx)
}

/** Those that ring, the urgent ones first. */
export const readAlerts = (db: Db) =>
  db
    .selectFrom('alerts')
    .select(['name', 'since', 'detail', 'urgent'])
    .orderBy('urgent', 'desc')
    .orderBy('since')
    .execute()

/** One that does not ring is no error. */
export async function endAlert(trx: Db, name: AlertName) {
  await sql`delete from alerts where name = ${name}`.execute(trx)
}
