import { type Kysely, sql } from 'kysely'

/** A code may prove the address that an account of the team is to have. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table address_codes
      add column account_id text references accounts on delete cascade,
      drop constraint one_subject,
      add constraint one_subject
        check (num_nonnulls(dossier_id, quote_request_id, site_id, account_id) = 1)`.execute(db)
  await sql`create index address_codes_account on address_codes (account_id) where account_id is not null`.execute(
    db,
  )
}
