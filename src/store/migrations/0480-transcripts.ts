import { type Kysely, sql } from 'kysely'

/**
 * What a carrier writes down of a call, sealed, for a while. A number says whether its carrier does so, a call keeps what its number
 * said when it rang, and how it was qualified when it was settled.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table telephone_numbers add column transcribed boolean not null default false`.execute(db)
  await sql`
    alter table calls
      add column transcribed boolean not null default false,
      add column qualified_by text check (qualified_by in ('length', 'transcript', 'transcript-missing'))`.execute(
    db,
  )
  await sql`
    create table call_transcripts (
      call_id text primary key references calls on delete cascade,
      sealed text not null,
      at timestamptz not null,
      received_at timestamptz not null,
      webhook_id text not null,
      -- What a rule found, whether or not it came in time to decide.
      finding text,
      -- What a language model reads in it: it decides nothing.
      model_word text,
      delete_after timestamptz not null
    )`.execute(db)
  await sql`create index call_transcripts_deleted on call_transcripts (delete_after)`.execute(db)
}
