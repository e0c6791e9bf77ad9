import { type Kysely, sql } from 'kysely'

/** How often each public call was used in the running windows; an empty key counts all of them. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table budgets (
      name text not null,
      key text not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      spent integer not null,
      primary key (name, key, starts_at)
    )`.execute(db)
  await sql`create index budgets_over on budgets (ends_at)`.execute(db)
}
