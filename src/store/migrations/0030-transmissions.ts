import { type Kysely, sql } from 'kysely'

/** The handing over of dossiers to the aid bodies: one row for each body and each time it is handed in. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table transmissions (
      id text primary key,
      dossier_id text not null references dossiers on delete cascade,
      round integer not null,
      body text not null,
      body_name text not null,
      channel text not null check (channel in ('https', 'email', 'manual')),
      state text not null check (state in
        ('queued', 'sent', 'collected', 'expired', 'failed', 'manual', 'done', 'superseded')),
      attempts integer not null default 0,
      last_error text,
      receipt jsonb,
      note text,
      message_id text not null,
      -- Kept in clear only until its e-mail has left, so that a second copy holds the same link.
      link_token text,
      link_hash text unique,
      link_expires_at timestamptz,
      created_at timestamptz not null,
      sent_at timestamptz,
      settled_at timestamptz,
      unique (dossier_id, round, body)
    )`.execute(db)
  await sql`create index transmissions_newest on transmissions (created_at desc, id desc)`.execute(db)
  await sql`create index transmissions_open_links on transmissions (link_expires_at) where state = 'sent'`.execute(
    db,
  )
}
