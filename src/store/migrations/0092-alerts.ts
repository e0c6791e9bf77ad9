import { type Kysely, sql } from 'kysely'

/** The alerts that ring now. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table alerts (
      name text primary key,
      since timestamptz not null,
      told_at timestamptz not null,
      detail text not null
    )`.execute(db)
}
