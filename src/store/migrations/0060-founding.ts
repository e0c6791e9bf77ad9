import { type Kysely, sql } from 'kysely'

/** What every copy of the program must share, so that one that does not can be told at its start. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table founding_secrets (
      name text not null,
      fingerprint text not null,
      primary key (name, fingerprint)
    )`.execute(db)
  // A column whose name ends in _key: backups copy the file that it names, and the sweep leaves it.
  await sql`
    create table file_marks (
      only_one boolean primary key default true check (only_one),
      mark_key text not null
    )`.execute(db)
}
