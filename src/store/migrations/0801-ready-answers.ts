import { type Kysely, sql } from 'kysely'

/** Answers that the team keeps ready for messages: every version, the last one counts; one that is withdrawn is offered no more. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table ready_answers (
      id bigint generated always as identity primary key,
      answer text not null,
      title text not null,
      text text not null,
      withdrawn boolean not null,
      account_id text not null references accounts,
      at timestamptz not null
    )`.execute(db)
  await sql`create index ready_answers_of on ready_answers (answer, id desc)`.execute(db)
}
