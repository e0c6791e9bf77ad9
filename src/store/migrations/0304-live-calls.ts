import { type Kysely, sql } from 'kysely'

/**
 * Every copy of the program hears that a call began, ended or was credited, when that commits. Calls stand in no journal,
 * and have a channel of their own: a copy of the version before does not know their words. A line of the journal
 * about a client of the leads offer says which one.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function tell_call() returns trigger language plpgsql as $$
    begin
      perform pg_notify('calls', json_build_object('lead_account', new.account_id, 'at', now())::text);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger calls_told after update of state, started_at, settled_at on calls
    for each row when (
      (old.state, old.started_at, old.settled_at) is distinct from (new.state, new.started_at, new.settled_at)
    ) execute function tell_call()`.execute(db)
  await sql`
    create or replace function tell_event() returns trigger language plpgsql as $$
    begin
      perform pg_notify('live', json_build_object(
        'type', new.type, 'dossier_id', new.dossier_id, 'account_id', new.account_id, 'at', new.at,
        'lead_account', new.data->>'lead_account')::text);
      return null;
    end $$`.execute(db)
}
