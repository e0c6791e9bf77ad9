import { type Kysely, sql } from 'kysely'

/**
 * Mailed links and their sessions let in owners of sites too, by their address or to one site alone. The address that a site
 * keeps is one that has proven itself; of the others its dossier knows more.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table client_links rename to sign_in_links`.execute(db)
  await sql`alter table client_sessions rename to sign_in_sessions`.execute(db)
  for (const table of ['sign_in_links', 'sign_in_sessions'])
    await sql`
      alter table ${sql.table(table)}
        alter column account_id drop not null,
        add column email text,
        add column site_id text references sites on delete cascade,
        add constraint ${sql.id(`${table}_of_one`)} check (num_nonnulls(account_id, email, site_id) = 1)`.execute(
      db,
    )
  await sql`create index sign_in_links_site on sign_in_links (site_id) where site_id is not null`.execute(db)
  await sql`create index sign_in_sessions_site on sign_in_sessions (site_id) where site_id is not null`.execute(
    db,
  )
  await sql`
    update sites set owner_email = null
      where exists (select from dossiers where dossiers.id = dossier_id and email_proven_at is null)`.execute(
    db,
  )
  await sql`create index sites_owner on sites (lower(owner_email))`.execute(db)
}
