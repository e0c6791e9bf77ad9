import { type Kysely, sql } from 'kysely'

/**
 * A site with an id of its own, which outlives its dossier: what was the project of a dossier becomes it, stages,
 * typed address and old answers included. Its facts and layout are kept by version; none yet (0) means that what the
 * dossier and the old answers say waits for its owner's word.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table site_projects rename to sites`.execute(db)
  await sql`
    alter table sites
      drop constraint site_projects_pkey,
      drop constraint site_projects_dossier_id_fkey,
      alter column dossier_id drop not null,
      add column id text,
      add column owner_email text,
      add column version integer not null default 0,
      add column asked jsonb not null default '[]'`.execute(db)
  // 244 random bits, in hexadecimal.
  await sql`
    update sites set
      id = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
      owner_email = (select email from dossiers where dossiers.id = dossier_id)`.execute(db)
  await sql`
    alter table sites
      alter column id set not null,
      add primary key (id),
      add constraint sites_dossier_id_key unique (dossier_id),
      add constraint sites_dossier_id_fkey foreign key (dossier_id) references dossiers
        on delete set null on update cascade`.execute(db)
  await sql`
    create table site_versions (
      site_id text not null references sites on delete cascade,
      version integer not null,
      facts jsonb not null,
      layout jsonb not null,
      actor text not null check (actor in ('visitor', 'administrator', 'body', 'system')),
      account_id text,
      at timestamptz not null,
      primary key (site_id, version)
    )`.execute(db)
}
