import { type Kysely, sql } from 'kysely'

/**
 * Unsigned quotes for aids that forbid to sign first (specification B13). A quote is no accounting paper: it goes
 * with its dossier.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table quotes (
      number text primary key,
      dossier_id text not null references dossiers on delete cascade on update cascade,
      issued_at timestamptz not null,
      valid_until timestamptz not null,
      paper jsonb not null,
      agreed_at timestamptz
    )`.execute(db)
  await sql`create index quotes_of_dossier on quotes (dossier_id, issued_at desc)`.execute(db)
}
