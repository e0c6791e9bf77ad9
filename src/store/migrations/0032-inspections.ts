import { type Kysely, sql } from 'kysely'

/** What was found in each piece after it came in. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table documents
      add column flags text[] not null default '{}',
      add column scan text not null default 'not-scanned'
        check (scan in ('not-scanned', 'pending', 'clean', 'infected')),
      add column inspected_at timestamptz`.execute(db)
  await sql`create index documents_unscanned on documents (uploaded_at) where scan in ('not-scanned', 'pending')`.execute(
    db,
  )
}
