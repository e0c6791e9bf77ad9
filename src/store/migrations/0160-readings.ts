import { type Kysely, sql } from 'kysely'

/**
 * What was read in each piece: the values are encrypted to the dossier's key, as the piece is, and go with it.
 * The verdicts, which hold no value, are kept for what they were last worked out from.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table readings (
      document_id text primary key references documents (id) on delete cascade,
      state text not null check (state in ('pending', 'done', 'unreadable')),
      kind text,
      sealed bytea,
      queued_at timestamptz not null,
      read_at timestamptz,
      confirmed_at timestamptz
    )`.execute(db)
  await sql`create index readings_pending on readings (queued_at) where state = 'pending'`.execute(db)
  await sql`
    create table dossier_verdicts (
      dossier_id text primary key references dossiers (id) on delete cascade,
      basis text not null,
      verdicts jsonb not null
    )`.execute(db)
}
