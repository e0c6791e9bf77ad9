import { sql } from 'kysely'
import type { Db } from '../database/database'

/** Disputes that were decided since a moment, of calls and of requests for quotes: in time, and late. */
export async function countDisputes(db: Db, since: Date) {
  const { rows } = await sql<{ kept: string; late: string }>`
    select count(*) filter (where decided_at <= answer_before) as kept,
      count(*) filter (where decided_at > answer_before) as late
    from (
      select decided_at, answer_before from lead_disputes where decided_at >= ${since}
      union all select decided_at, answer_before from quote_disputes where decided_at >= ${since}
    ) as decided`.execute(db)
  return { kept: Number(rows[0]?.kept ?? 0), late: Number(rows[0]?.late ?? 0) }
}
