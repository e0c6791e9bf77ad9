import { type Kysely, sql } from 'kysely'

/** A code may prove an address of a site's owner, before and after it changes. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table address_codes
      add column site_id text references sites on delete cascade,
      drop constraint one_subject,
      add constraint one_subject check (num_nonnulls(dossier_id, quote_request_id, site_id) = 1)`.execute(db)
  await sql`create index address_codes_site on address_codes (site_id) where site_id is not null`.execute(db)
}
