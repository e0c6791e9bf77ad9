import { type Kysely, sql } from 'kysely'

/**
 * Answers by mail: the addresses that threads are answered to, the mails that were read with what became of each, and the
 * files that came with them or were typed beside a message.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table mail_threads (
      token_hash text primary key,
      kind text not null check (kind in ('dossier', 'comment', 'site', 'request')),
      dossier_id text references dossiers on delete cascade,
      site_id text references sites on delete cascade,
      number integer,
      check (num_nonnulls(dossier_id, site_id) = 1)
    )`.execute(db)
  await sql`create index mail_threads_dossier on mail_threads (dossier_id) where dossier_id is not null`.execute(
    db,
  )
  await sql`create index mail_threads_site on mail_threads (site_id) where site_id is not null`.execute(db)
  await sql`
    create table inbound_mails (
      id text primary key,
      mailbox text not null,
      uid bigint not null,
      digest text unique,
      received_at timestamptz not null,
      read_at timestamptz not null,
      state text not null check (state in ('delivered', 'to-sort', 'attached', 'put-away', 'copy', 'report')),
      reason text,
      detail text,
      dossier_id text references dossiers on delete set null,
      site_id text references sites on delete set null,
      sender text,
      sender_name text,
      subject text,
      text text,
      left_files text[] not null default '{}',
      settled_at timestamptz,
      settled_by text,
      unique (mailbox, uid)
    )`.execute(db)
  await sql`create index inbound_mails_to_sort on inbound_mails (received_at) where state = 'to-sort'`.execute(
    db,
  )
  await sql`create index inbound_mails_dossier on inbound_mails (dossier_id) where dossier_id is not null`.execute(
    db,
  )
  await sql`create index inbound_mails_site on inbound_mails (site_id) where site_id is not null`.execute(db)
  await sql`
    create table message_files (
      id text primary key,
      dossier_id text references dossiers on delete cascade,
      mail_id text references inbound_mails on delete cascade,
      side text not null check (side in ('client', 'team')),
      written_at timestamptz,
      filename text not null,
      media_type text not null,
      size bigint not null,
      sha256 text not null,
      file_key text not null unique,
      dossier_key boolean not null,
      scan text not null check (scan in ('not-scanned', 'pending', 'clean', 'infected')),
      flags text[] not null default '{}',
      inspected_at timestamptz,
      uploaded_at timestamptz not null,
      check (num_nonnulls(dossier_id, mail_id) > 0)
    )`.execute(db)
  await sql`create index message_files_dossier on message_files (dossier_id) where dossier_id is not null`.execute(
    db,
  )
  await sql`create index message_files_mail on message_files (mail_id) where mail_id is not null`.execute(db)
}
