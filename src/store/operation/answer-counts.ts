import { sql } from 'kysely'
import type { Db } from '../database/database'

/** Answers, and those of them that were errors of ours (5xx). */
export interface AnswerCount {
  answers: number
  failures: number
  /** Of these, signatures. */
  failed_signatures: number
}

/** Adds to this minute, by the database's clock; what is older than an hour goes. */
export async function addAnswers(db: Db, { answers, failures, failed_signatures }: AnswerCount) {
  await sql`
    with old as (delete from answer_counts where minute < now() - interval '1 hour')
    insert into answer_counts (minute, answers, failures, failed_signatures)
    values (date_trunc('minute', now()), ${answers}, ${failures}, ${failed_signatures})
    on conflict (minute) do update set
      answers = answer_counts.answers + excluded.answers,
      failures = answer_counts.failures + excluded.failures,
      failed_signatures = answer_counts.failed_signatures + excluded.failed_signatures`.execute(db)
}

/** What all copies answered in the last so many minutes, the running one included. */
export async function answersOfLast(db: Db, minutes: number): Promise<AnswerCount> {
  const { rows } = await sql<AnswerCount>`
    select coalesce(sum(answers), 0)::integer as answers, coalesce(sum(failures), 0)::integer as failures,
      coalesce(sum(failed_signatures), 0)::integer as failed_signatures
    from answer_counts where minute > now() - make_interval(mins => ${minutes}::integer)`.execute(db)
  return rows[0] ?? { answers: 0, failures: 0, failed_signatures: 0 }
}
