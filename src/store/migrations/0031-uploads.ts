import { type Kysely, sql } from 'kysely'

/** What quotas read: how often a dossier was uploaded to, and how many bytes all pieces hold. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table dossiers add column uploads integer not null default 0`.execute(db)
  await sql`
    create function count_documents() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then perform bump_counter('document-bytes', new.size); end if;
      if tg_op = 'DELETE' then perform bump_counter('document-bytes', -old.size); end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger count_documents after insert or delete on documents
    for each row execute function count_documents()`.execute(db)
  await sql`
    insert into counters select 'document-bytes', 0, sum(size) from documents having sum(size) is not null`.execute(
    db,
  )
}
