import { type Kysely, sql } from 'kysely'

/**
 * A site that its owner ends, or that the team suspends, and what its hosts show instead; and the name by which the team
 * finds a site. What is online is drawn anew once, so that each site leads to its page of notices.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table sites
      add column ended_at timestamptz,
      add column gone_at timestamptz,
      add column suspended_at timestamptz,
      add column suspension_reason text,
      add column closed_folder text,
      add column name text`.execute(db)
  await sql`create index sites_ended on sites (ended_at) where ended_at is not null and gone_at is null`.execute(
    db,
  )
  await sql`
    update sites set name = coalesce(
      (select facts ->> 'name' from site_versions where site_id = sites.id and site_versions.version = sites.version),
      (select company_name from dossiers where dossiers.id = dossier_id))`.execute(db)
  await sql`update sites set redrawn_on = '2026-01-01' where published_revision is not null`.execute(db)
}
