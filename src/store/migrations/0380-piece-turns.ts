import { type Kysely, sql } from 'kysely'

/**
 * What waits to be looked into, or read, with who brought it, so that turns can be given fairly; and how long each network
 * and each dossier had the worker, by the hour. The jobs of before find no row, and serve their own piece.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table piece_turns (
      work text not null check (work in ('inspect', 'read')),
      document_id text not null references documents (id) on delete cascade,
      dossier_id text not null,
      network text not null,
      queued_at timestamptz not null,
      taken_at timestamptz,
      taken_by text,
      primary key (work, document_id)
    )`.execute(db)
  await sql`create index piece_turns_document on piece_turns (document_id)`.execute(db)
  await sql`
    create table work_done (
      work text not null,
      whose text not null,
      window_start timestamptz not null,
      spent_ms bigint not null,
      primary key (work, whose, window_start)
    )`.execute(db)
}
