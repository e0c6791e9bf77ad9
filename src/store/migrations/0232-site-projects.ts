import { type Kysely, sql } from 'kysely'

/** The site of an accepted dossier: what its client answered and sent, where it stands, and its handing over. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table site_projects (
      dossier_id text primary key references dossiers on delete cascade on update cascade,
      answers jsonb not null default '{}',
      begun_at timestamptz not null,
      sent_at timestamptz,
      contents_at timestamptz,
      making_at timestamptz,
      review_at timestamptz,
      online_at timestamptz,
      site_url text,
      reviewed_at timestamptz,
      approved boolean,
      accepted_at timestamptz
    )`.execute(db)
  await sql`
    create table site_files (
      id text primary key,
      dossier_id text not null references dossiers on delete cascade on update cascade,
      filename text not null,
      media_type text not null,
      size integer not null,
      sha256 text not null,
      file_key text not null,
      uploaded_at timestamptz not null
    )`.execute(db)
  await sql`create index site_files_of_dossier on site_files (dossier_id, uploaded_at)`.execute(db)
}
