import { type Kysely, sql } from 'kysely'

/**
 * Who holds a dossier: its key, which may change while its id stays, what proves its address, and what an
 * address that has proven nothing was sent. What was handed in before goes on its way.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table dossiers
      add column holder_id text,
      add column email_proven_at timestamptz,
      add column email_disowned_at timestamptz,
      add column code_confirmed_at timestamptz`.execute(db)
  await sql`update dossiers set holder_id = id`.execute(db)
  await sql`alter table dossiers alter column holder_id set not null`.execute(db)
  await sql`
    create function first_holder_id() returns trigger language plpgsql as $$
    begin
      new.holder_id := coalesce(new.holder_id, new.id);
      return new;
    end $$`.execute(db)
  await sql`
    create trigger dossiers_first_holder_id before insert on dossiers
      for each row execute function first_holder_id()`.execute(db)
  await sql`create unique index dossiers_holder_id on dossiers (holder_id)`.execute(db)
  await sql`
    create table address_codes (
      email_id text primary key,
      dossier_id text not null references dossiers on delete cascade,
      email text not null,
      code_hash text not null,
      tries int not null default 0,
      sent_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index address_codes_of_dossier on address_codes (dossier_id, sent_at)`.execute(db)
  await sql`
    create table dossier_links (
      token_hash text primary key,
      dossier_id text not null references dossiers on delete cascade,
      email text not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index dossier_links_of_dossier on dossier_links (dossier_id)`.execute(db)
  await sql`
    create table recipient_messages (
      email_id text primary key,
      recipient_hash text not null,
      kind text not null,
      at timestamptz not null
    )`.execute(db)
  await sql`create index recipient_messages_of on recipient_messages (recipient_hash, at)`.execute(db)
  await sql`alter table emails drop constraint emails_state_check`.execute(db)
  await sql`
    alter table emails add constraint emails_state_check
      check (state in ('queued', 'sent', 'failed', 'held'))`.execute(db)
  await sql`alter table transmissions drop constraint transmissions_state_check`.execute(db)
  await sql`
    alter table transmissions
      add column released boolean not null default true,
      add constraint transmissions_state_check check (state in
        ('queued', 'sent', 'collected', 'expired', 'failed', 'manual', 'done', 'superseded', 'held'))`.execute(
    db,
  )
  await sql`alter table transmissions alter column released set default false`.execute(db)
}
