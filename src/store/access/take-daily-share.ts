import { sql } from 'kysely'
import { secondsUntil } from '~/domain/access/budget'
import { DAY_MS } from '~/domain/milliseconds'
import type { Db } from '../database/database'
import { budgetKey } from './budget-key'

const NAME = 'uploaded-kib'

/**
 * Takes bytes from what a network may bring in a day (UTC), or gives them back where they are negative.
 * @returns null, or the seconds until the next day when the share does not hold them; then nothing is taken
 */
export async function takeDailyShare(
  db: Db,
  network: string,
  bytes: number,
  share: number,
  now: Date,
): Promise<{ retryAfter: number } | null> {
  const starts_at = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)
  const ends_at = new Date(starts_at.getTime() + DAY_MS)
  const kib = bytes < 0 ? -Math.floor(-bytes / 1_024) : Math.ceil(bytes / 1_024)
  const key = budgetKey(network)
  const { rows } = await sql`
    insert into budgets (name, key, starts_at, ends_at, spent)
    select ${NAME}, ${key}, ${starts_at}::timestamptz, ${ends_at}::timestamptz, ${kib}::integer
    where ${kib}::bigint * 1024 <= ${share}::bigint
    on conflict (name, key, starts_at) do update set spent = budgets.spent + excluded.spent
      where (budgets.spent + excluded.spent)::bigint * 1024 <= ${share}::bigint
    returning spent`.execute(db)
  return rows.length > 0 ? null : { retryAfter: secondsUntil(ends_at, now) }
}
