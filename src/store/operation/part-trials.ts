import { sql } from 'kysely'
import type { Part } from '~/domain/part'
import type { Db } from '../database/database'

/** A part of a copy, and why it could not work when it was last tried; null: it did. */
export interface PartTrial {
  copy: string
  part: Part
  failure: string | null
}

/** Notes what was seen, by the database's clock. */
export async function notePartTrials(db: Db, trials: readonly PartTrial[]) {
  for (const { copy, part, failure } of trials)
    await sql`
      insert into part_trials (copy, part, tried_at, failure) values (${copy}, ${part}, now(), ${failure})
      on conflict (copy, part) do update set tried_at = excluded.tried_at, failure = excluded.failure`.execute(
      db,
    )
}

/** A copy that stops has no parts. */
export const forgetPartTrials = (db: Db, copy: string) =>
  sql`delete from part_trials where copy = ${copy}`.execute(db)

/** What every copy that runs tried last: one that was killed is forgotten after two hours. */
export async function partTrials(db: Db): Promise<PartTrial[]> {
  const { rows } = await sql<PartTrial>`
    select copy, part, failure from part_trials
    where tried_at > now() - interval '2 hours' order by part, copy`.execute(db)
  return rows
}

/** Whether the clock of the worker started nothing for so many minutes, though it had been known for as long. */
export async function clockStopped(db: Db, minutes: number): Promise<boolean> {
  const { rows } = await sql<{ stopped: boolean | null }>`
    select max(greatest(last_execution, known_since)) < now() - make_interval(mins => ${minutes}::integer)
      as stopped from graphile_worker._private_known_crontabs`.execute(db)
  return rows[0]?.stopped ?? false
}
