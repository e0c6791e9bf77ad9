import { type Kysely, sql } from 'kysely'

/**
 * What the registry answered lately, as hashes alone, and which dossiers bear an address that came from it: its
 * parts then go into the invoice's XML.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table registry_addresses (
      hash text primary key,
      given_at timestamptz not null
    )`.execute(db)
  await sql`
    alter table dossiers
      add column address_from_registry boolean not null default false`.execute(db)
}
