import { sql } from 'kysely'
import type { Db } from '../database/database'

/** @returns false when this session had read that list on that day, or has ended meanwhile. */
export async function noteFirstReading(
  trx: Db,
  session: string,
  call: string,
  day: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into session_readings (session_id, call, day)
    select id, ${call}, ${day}::date from sessions where id = ${session}
    on conflict do nothing`.execute(trx)
  return numAffectedRows === 1n
}
