import { type Kysely, sql } from 'kysely'

/** An aid body that uses its link is told apart from the dossier's client. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table events
      drop constraint events_actor_check,
      add constraint events_actor_check check (actor in ('visitor', 'administrator', 'body', 'system'))`.execute(
    db,
  )
}
