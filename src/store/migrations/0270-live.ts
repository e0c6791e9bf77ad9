import { type Kysely, sql } from 'kysely'

/**
 * Every copy of the program hears each change of the journal when it commits, and who looks at which dossier. Looks
 * have no dossier of their own in the journal (`administrator-call`) and change nothing: they are not told.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function tell_event() returns trigger language plpgsql as $$
    begin
      perform pg_notify('live', json_build_object(
        'type', new.type, 'dossier_id', new.dossier_id, 'account_id', new.account_id, 'at', new.at)::text);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger events_told after insert on events
    for each row when (new.type <> 'administrator-call') execute function tell_event()`.execute(db)
  await sql`
    create unlogged table presences (
      stream_id text primary key,
      account_id text not null,
      dossier_id text,
      seen_at timestamptz not null
    )`.execute(db)
  await sql`
    create function tell_presence() returns trigger language plpgsql as $$
    begin
      perform pg_notify('live', '');
      return null;
    end $$`.execute(db)
  await sql`
    create trigger presences_told after insert or delete or update of dossier_id on presences
    for each row execute function tell_presence()`.execute(db)
}
