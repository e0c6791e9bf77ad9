import { type Kysely, sql } from 'kysely'

/**
 * Addresses of a dossier whose holder said « Ce n'est pas moi », as salted digests, and a new address that waits until
 * the proven one before had its time to object.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table dossiers
      add column disowned_hashes text[] not null default '{}',
      add column email_next text,
      add column email_next_at timestamptz,
      add constraint email_next_whole check ((email_next is null) = (email_next_at is null))`.execute(db)
}
