import { type Kysely, sql } from 'kysely'

/**
 * Sealed statements of what stood in journal and register, and the journal of the administration (lines about no
 * dossier) as a chain of its own.
 */
export async function up(db: Kysely<unknown>) {
  // A column whose name ends in _key: backups copy the file that it names, and the sweep leaves it.
  await sql`
    create table statements (
      rank integer primary key,
      made_at timestamptz not null,
      occasion text not null check (occasion in ('day', 'backup')),
      sha256 text not null,
      file_key text not null
    )`.execute(db)
  await sql`
    create function keep_statements() returns trigger language plpgsql as $$
    begin
      raise exception 'statements are kept as they were made';
    end $$`.execute(db)
  await sql`
    create trigger keep_statements before update or delete on statements
    for each row execute function keep_statements()`.execute(db)
  await sql`
    create trigger keep_papers_whole before truncate on statements
    for each statement execute function keep_papers_whole()`.execute(db)
  await sql`
    create unique index events_one_rank_of_administration on events (rank)
    where dossier_id is null and rank is not null`.execute(db)
  await sql`create index events_unchained on events (id) where dossier_id is null and rank is null`.execute(
    db,
  )
}
