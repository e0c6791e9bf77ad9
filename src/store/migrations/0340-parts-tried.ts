import { type Kysely, sql } from 'kysely'

/** Whether each part of each copy works, as last tried; how urgent an alert is; signatures that failed. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table part_trials (
      copy text not null,
      part text not null,
      tried_at timestamptz not null,
      failure text,
      primary key (copy, part)
    )`.execute(db)
  await sql`alter table alerts add urgent boolean not null default false`.execute(db)
  await sql`alter table answer_counts add failed_signatures integer not null default 0`.execute(db)
}
