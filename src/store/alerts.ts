import { sql } from 'kysely'
import type { AlertName } from '~/domain/alert'
import type { Db } from './database'

/** An alert that rings. */
export interface RingingAlert {
  name: AlertName
  told_at: Date
}

/** Those that ring, kept from every other look until the transaction ends. */
export async function lockAlerts(trx: Db): Promise<RingingAlert[]> {
  await sql`lock table alerts in share row exclusive mode`.execute(trx)
  const { rows } = await sql<RingingAlert>`select name, told_at from alerts`.execute(trx)
  return rows
}

/** Notes that an alert rings, and that it is told of now. */
export async function ringAlert(trx: Db, name: AlertName, detail: string, now: Date) {
  await sql`
    insert into alerts (name, since, told_at, detail) values (${name}, ${now}, ${now}, ${detail})
    on conflict (name) do update set told_at = ${now}, detail = ${detail}`.execute(trx)
}

export async function endAlert(trx: Db, name: AlertName) {
  await sql`delete from alerts where name = ${name}`.execute(trx)
}

export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  return rows[0]?.now ?? new Date(Number.NaN)
}
