import { type Kysely, sql } from 'kysely'

/** Who asked for the answer within 24 hours, what was brought from the simulator, and what of it is settled. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table dossiers
      add column answer_asked_at timestamptz,
      add column answer_warned_at timestamptz,
      add column simulator_answers jsonb,
      add column answers_settled text[] not null default '{}'`.execute(db)
  await sql`drop index queue_answer`.execute(db)
  await sql`
    create index queue_answer on dossiers (answer_asked_at, id)
    where not is_test and status = 'Nouveau' and answer_asked_at is not null
      and eligibility_answered_at is null`.execute(db)
}
