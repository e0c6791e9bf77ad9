import { type Kysely, sql } from 'kysely'

/**
 * What came back: the address that each message comes back to, what was said of it, and the address of a dossier that
 * receives nothing, which counts as long as the dossier has it.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table emails
      add column return_token text,
      add column bounce text check (bounce in ('hard', 'soft')),
      add column bounce_status text,
      add column bounced_at timestamptz`.execute(db)
  await sql`create unique index emails_return_token on emails (return_token) where return_token is not null`.execute(
    db,
  )
  await sql`alter table dossiers add column bounced_address text`.execute(db)
}
