import { type Kysely, sql } from 'kysely'

/**
 * Named accounts beside the owner's, what they sign in with, and whose each session is. Sessions of before
 * are the owner's: there was nobody else.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table accounts (
      id text primary key,
      name text not null,
      email text,
      role text not null check (role in ('owner', 'manager', 'editor', 'accountant')),
      password_hash text,
      totp_secret text,
      totp_last_step bigint not null default 0,
      created_at timestamptz not null default now(),
      removed_at timestamptz,
      check ((password_hash is null) = (totp_secret is null))
    )`.execute(db)
  await sql`create unique index accounts_email on accounts (lower(email)) where removed_at is null`.execute(
    db,
  )
  await sql`insert into accounts (id, name, role) values ('owner', 'Propriétaire', 'owner')`.execute(db)
  await sql`
    create table invitations (
      id text primary key,
      name text not null,
      email text not null,
      role text not null check (role in ('owner', 'manager', 'editor', 'accountant')),
      token_hashes text[] not null,
      totp_secret text,
      invited_by text not null references accounts,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
  await sql`
    create table passkeys (
      credential_id text primary key,
      account_id text not null references accounts on delete cascade,
      name text not null,
      public_key bytea not null,
      counter bigint not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db)
  await sql`
    create table passkey_challenges (
      challenge text primary key,
      subject text not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`
    create table recovery_codes (
      account_id text not null references accounts on delete cascade,
      code_hash text not null,
      used_at timestamptz,
      primary key (account_id, code_hash)
    )`.execute(db)
  await sql`
    alter table sessions
      add column id text unique default gen_random_uuid()::text,
      add column account_id text not null default 'owner' references accounts,
      add column ip text not null default '',
      add column user_agent text not null default ''`.execute(db)
  await sql`alter table sessions alter column id set not null`.execute(db)
  await sql`create index sessions_of_account on sessions (account_id)`.execute(db)
}
