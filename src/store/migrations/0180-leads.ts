import { type Kysely, sql } from 'kysely'

/** Clients of the leads offer, their campaigns, numbers and calls, and a ledger that only grows. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table lead_accounts (
      id text primary key,
      registration_id text unique,
      company_name text not null,
      contact_name text not null,
      email text not null,
      phone text not null,
      address text not null,
      country char(2) not null,
      vat_number text,
      vat_confirmed_at timestamptz,
      time_zone text not null,
      -- What the ledger's entries add up to, kept beside them so that a price is held under one lock.
      available_cents bigint not null default 0 check (available_cents >= 0),
      held_cents bigint not null default 0 check (held_cents >= 0),
      low_balance_told_at timestamptz,
      created_at timestamptz not null,
      closed_at timestamptz
    )`.execute(db)
  await sql`create index lead_accounts_email on lead_accounts (lower(email))`.execute(db)

  await sql`
    create table campaigns (
      id text primary key,
      account_id text not null references lead_accounts,
      name text not null,
      zone text not null,
      trade text not null,
      price_cents integer not null check (price_cents between 3500 and 50000),
      time_zone text not null,
      hours jsonb not null,
      daily_cap integer not null check (daily_cap > 0),
      ring text not null,
      paused boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index campaigns_of_account on campaigns (account_id, created_at)`.execute(db)

  await sql`
    create table telephone_numbers (
      number text primary key,
      campaign_id text references campaigns,
      source text,
      assigned_at timestamptz,
      -- Nobody gets it before: people still call who know it from its last campaign.
      quarantined_until timestamptz,
      added_at timestamptz not null,
      check ((campaign_id is null) = (assigned_at is null))
    )`.execute(db)

  await sql`
    create table calls (
      id text primary key,
      campaign_id text references campaigns,
      account_id text references lead_accounts,
      number text not null,
      source text,
      caller text,
      free text,
      started_at timestamptz,
      answered_at timestamptz,
      ended_at timestamptz,
      route text,
      reason text,
      net_cents integer not null default 0,
      vat_cents integer not null default 0,
      state text not null default 'open' check (state in ('open', 'held', 'billed', 'unbilled', 'credited')),
      length_ms integer,
      flagged boolean not null default false,
      settled_at timestamptz,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index calls_of_account on calls (account_id, created_at desc, id)`.execute(db)
  await sql`create index calls_newest on calls (created_at desc, id)`.execute(db)
  await sql`create index calls_of_campaign_day on calls (campaign_id, started_at) where route is not null`.execute(
    db,
  )
  await sql`create index calls_of_caller on calls (campaign_id, caller, started_at) where state = 'billed'`.execute(
    db,
  )
  await sql`create index calls_unsettled on calls (created_at) where settled_at is null`.execute(db)

  await sql`
    create table telephony_events (
      call_id text not null references calls,
      event text not null,
      at timestamptz not null,
      received_at timestamptz not null,
      webhook_id text not null,
      primary key (call_id, event)
    )`.execute(db)

  await sql`
    create table lead_disputes (
      call_id text primary key references calls,
      reason text not null,
      words text not null default '',
      opened_at timestamptz not null,
      answer_before timestamptz not null,
      decided_at timestamptz,
      credited boolean,
      sentence text,
      check ((decided_at is null) = (credited is null) and (decided_at is null) = (sentence is null))
    )`.execute(db)
  await sql`create index lead_disputes_open on lead_disputes (answer_before) where decided_at is null`.execute(
    db,
  )

  await sql`
    create table ledger_movements (
      id bigint generated always as identity primary key,
      account_id text not null references lead_accounts,
      kind text not null,
      -- One key, one effect: the call and what happens to it, or the reference of a transfer.
      key text not null unique,
      at timestamptz not null,
      call_id text references calls,
      note text not null default ''
    )`.execute(db)
  await sql`create index ledger_movements_of_account on ledger_movements (account_id, id desc)`.execute(db)
  await sql`
    create table ledger_entries (
      movement_id bigint not null references ledger_movements,
      account text not null,
      amount_cents bigint not null check (amount_cents <> 0),
      primary key (movement_id, account)
    )`.execute(db)

  await sql`
    create function keep_ledger() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger is only added to';
    end $$`.execute(db)
  for (const table of ['ledger_movements', 'ledger_entries', 'telephony_events']) {
    await sql`
      create trigger keep_ledger before update or delete on ${sql.table(table)}
      for each row execute function keep_ledger()`.execute(db)
    await sql`
      create trigger keep_ledger_whole before truncate on ${sql.table(table)}
      for each statement execute function keep_ledger()`.execute(db)
  }
  await sql`
    create function check_movement_sum() returns trigger language plpgsql as $$
    begin
      if (select sum(amount_cents) from ledger_entries where movement_id = new.movement_id) <> 0 then
        raise exception 'movement % does not add up to zero', new.movement_id;
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create constraint trigger movement_adds_up after insert on ledger_entries
    deferrable initially deferred for each row execute function check_movement_sum()`.execute(db)

  await sql`
    create table client_links (
      token_hash text primary key,
      account_id text not null references lead_accounts,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`
    create table client_sessions (
      token_hash text primary key,
      account_id text not null references lead_accounts,
      created_at timestamptz not null
    )`.execute(db)
}
