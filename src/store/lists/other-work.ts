import { sql } from 'kysely'
import { keysOf, tableOf } from '~/domain/closed-list'
import { COUNT_CAP } from '../database/count-up-to'
import type { Db } from '../database/database'

/** What waits for the team beside dossiers, each counted up to `COUNT_CAP`: what its own screen lists first. */
export async function countOtherWork(db: Db) {
  const upTo = (waiting: ReturnType<typeof sql>) =>
    sql<string>`(select count(*) from (select ${waiting} limit ${COUNT_CAP}) as waiting)`
  const counts = await db
    .selectNoFrom([
      upTo(sql`from site_notices where decided_at is null`).as('notices'),
      upTo(sql`from inbound_mails where state = 'to-sort'`).as('mails'),
      upTo(sql`from registrations where contacted_at is null and suspicion is null`).as('registrations'),
      upTo(sql`from lead_disputes where decided_at is null`).as('calls'),
      upTo(sql`from quote_disputes where decided_at is null`).as('unlocked'),
      upTo(sql`from quote_requests where state = 'to-check' and suspicion is null and purged_at is null`).as(
        'requests',
      ),
    ])
    .executeTakeFirstOrThrow()
  const { calls, unlocked, ...others } = tableOf(keysOf(counts), name => Number(counts[name]))
  return { ...others, disputes: calls + unlocked }
}
