import { type Kysely, sql } from 'kysely'

/**
 * Files of messages weigh as pieces do: what all of them may take together counts both. Those that were sent up and stand in no
 * message yet are found by when they came.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function count_message_files() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then perform bump_counter('document-bytes', new.size::integer); end if;
      if tg_op = 'DELETE' then perform bump_counter('document-bytes', -old.size::integer); end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger count_message_files after insert or delete on message_files
    for each row execute function count_message_files()`.execute(db)
  await sql`select bump_counter('document-bytes', size::integer) from message_files`.execute(db)
  await sql`
    create index message_files_unsent on message_files (uploaded_at)
    where written_at is null and mail_id is null`.execute(db)
}
