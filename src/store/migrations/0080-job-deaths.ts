import { type Kysely, sql } from 'kysely'

/** How often a job over a stranger's bytes was begun and not brought to an end. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table job_deaths (
      job text not null,
      subject text not null,
      deaths int not null,
      noted_at timestamptz not null,
      primary key (job, subject)
    )`.execute(db)
}
