import { type Kysely, sql } from 'kysely'

/** Addresses that a text or an aid had lead to the one that it has; and a text has the date of the day on which it was first on the site. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table former_addresses (
      kind text not null check (kind in ('article', 'page', 'aid')),
      slug text not null,
      content_id text not null,
      primary key (kind, slug)
    )`.execute(db)
  await sql`alter table contents add column first_published_at timestamptz`.execute(db)
  await sql`update contents set first_published_at = created_at where published or file_hash is not null`.execute(
    db,
  )
}
