import { sql } from 'kysely'
import type { Db } from '../database/database'

/** What each source brought: calls, billed, contested and credited, so that a bad one is stopped. */
export async function callsBySource(db: Db, since: Date) {
  const { rows } = await sql<{
    source: string | null
    calls: number
    billed: number
    disputed: number
    credited: number
  }>`
    select c.source, count(*) as calls,
      count(*) filter (where c.state in ('billed', 'credited')) as billed,
      count(d.call_id) as disputed,
      count(*) filter (where c.state = 'credited') as credited
    from calls c left join lead_disputes d on d.call_id = c.id
    where c.created_at >= ${since} and c.campaign_id is not null
    group by c.source order by count(*) desc, c.source`.execute(db)
  return rows
}
