import { type Kysely, sql } from 'kysely'

/** Who found a client's VAT number to be his, and what the Union's register last said of it. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table lead_accounts
      add column vat_confirmed_by text check (vat_confirmed_by in ('register', 'team')),
      add column vat_checked_at timestamptz,
      add column vat_check jsonb`.execute(db)
  await sql`update lead_accounts set vat_confirmed_by = 'team' where vat_confirmed_at is not null`.execute(db)
}
