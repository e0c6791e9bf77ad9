import { type Kysely, sql } from 'kysely'

/** What costs a public call time though nothing is lost without it. */
export async function up(db: Kysely<unknown>) {
  // Room for an upload ends by itself: it need not outlive a crash, so that no disk is waited for under its lock.
  await sql`alter table upload_reservations set unlogged`.execute(db)
  // Each statement of such a function sees what was committed while the one before it waited.
  await sql`
    create function lock_chain(dossier text) returns table (rank bigint, hash text) language plpgsql volatile as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended(dossier, 0));
      return query select events.rank::bigint, events.hash::text from events
        where events.dossier_id = dossier and events.rank is not null order by events.rank desc limit 1;
    end $$`.execute(db)
}
