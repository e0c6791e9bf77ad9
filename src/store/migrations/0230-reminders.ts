import { type Kysely, sql } from 'kysely'

/** Which reminders were sent: the key makes each leave once, however many workers look for it. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table dossiers add column reminders_off_at timestamptz`.execute(db)
  await sql`
    create table reminders (
      dossier_id text not null references dossiers on delete cascade,
      since timestamptz not null,
      after_days integer not null,
      at timestamptz not null,
      primary key (dossier_id, since, after_days)
    )`.execute(db)
  await sql`
    create table reminder_stops (
      token_hash text primary key,
      dossier_id text not null references dossiers on delete cascade
    )`.execute(db)
  await sql`create index reminder_stops_of on reminder_stops (dossier_id)`.execute(db)
  await sql`
    create index dossiers_remindable on dossiers (last_activity_at, id)
    where not is_test and status in ('Nouveau', 'Incomplet') and reminders_off_at is null`.execute(db)
}
