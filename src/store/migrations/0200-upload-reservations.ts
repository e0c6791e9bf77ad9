import { type Kysely, sql } from 'kysely'

/**
 * Room kept for uploads that are coming in. One after another asks, each seeing what those before it were given;
 * what a killed program kept ends by itself.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table upload_reservations (
      id text primary key,
      bytes bigint not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`
    create function reserve_upload(
      upload text, wanted bigint, storage_bytes bigint, disk_bytes bigint, asked_at timestamptz, until timestamptz
    ) returns boolean language plpgsql volatile as $$
    declare
      coming bigint;
      stored bigint;
    begin
      perform pg_advisory_xact_lock(hashtext('upload_reservations'));
      delete from upload_reservations where expires_at <= asked_at;
      select coalesce(sum(bytes), 0) into coming from upload_reservations;
      select coalesce(sum(n), 0) into stored from counters where name = 'document-bytes';
      if stored + coming + wanted > storage_bytes or coming + wanted > disk_bytes then
        return false;
      end if;
      insert into upload_reservations values (upload, wanted, until);
      return true;
    end $$`.execute(db)
}
