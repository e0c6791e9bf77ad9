import { type Kysely, sql } from 'kysely'

/**
 * Since when a word of the client's waits for the team, and when the team last wrote to him. The words themselves
 * are lines of the journal: they go with the dossier as its other words do.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table dossiers
      add column client_waits_since timestamptz,
      add column team_wrote_at timestamptz`.execute(db)
  await sql`
    create index queue_message on dossiers (client_waits_since, id)
    where not is_test and client_waits_since is not null`.execute(db)
}
