import { type Kysely, sql } from 'kysely'

/**
 * Who reads an aid body's link (a digest of its network), until when it may read again, how often its code was typed
 * wrong, and when the team was last told of a try from elsewhere.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table transmissions
      add column link_reader text,
      add column link_window_ends_at timestamptz,
      add column link_code_tries int not null default 0,
      add column elsewhere_told_at timestamptz`.execute(db)
}
