import { type Kysely, sql } from 'kysely'

/** One paragraph of the agency's own in each e-mail: every version, the last one counts; an empty one is none. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table email_paragraphs (
      id bigint generated always as identity primary key,
      kind text not null,
      text text not null,
      account_id text not null references accounts,
      at timestamptz not null
    )`.execute(db)
  await sql`create index email_paragraphs_of on email_paragraphs (kind, id desc)`.execute(db)
}
