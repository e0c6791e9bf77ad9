import { type Kysely, sql } from 'kysely'

/** Failed sign-ins of the last quarter of an hour, and the browsers that have signed in before. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table login_attempts (
      id bigint generated always as identity primary key,
      key text not null,
      known boolean not null,
      at timestamptz not null
    )`.execute(db)
  await sql`
    create table known_browsers (
      token_hash text primary key,
      last_login_at timestamptz not null
    )`.execute(db)
}
