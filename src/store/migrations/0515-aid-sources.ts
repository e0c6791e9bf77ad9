import { type Kysely, sql } from 'kysely'

/**
 * Where each aid is read, what it said when somebody read it, and what it says now. `register_id` is the number of an aid
 * in the register of aides-entreprises.fr, which stays when the register gives it another name.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table aid_sources (
      aid_id text not null references aids (id) on delete cascade,
      origin text not null check (origin in ('page', 'register')),
      address text not null,
      asked_at timestamptz not null,
      status integer,
      etag text,
      whole_at timestamptz,
      moved_to text,
      read_text text,
      seen_text text,
      failures integer not null,
      reason text check (reason in (
        'unreachable', 'too-slow', 'refused', 'failing', 'private', 'too-long', 'no-text', 'turns-in-circles')),
      finding text check (finding in ('changed', 'moved', 'vanished', 'silent')),
      found_at timestamptz,
      noted text check (noted in ('changed', 'moved', 'vanished', 'silent')),
      primary key (aid_id, origin)
    )`.execute(db)
  await sql`alter table aids add column register_id text`.execute(db)
  // One that the register renamed was proposed twice: the row that somebody decided on has the number.
  await sql`
    update aids set register_id = known.register_id
    from (
      select distinct on (substring(slug from '-([0-9]{1,9})$'))
        id, substring(slug from '-([0-9]{1,9})$') as register_id
      from aids
      where slug ~ '-[0-9]{1,9}$'
        and (origin = 'import' or (file_hash is not null and aid->>'source_dated' like 'aides-entreprises.fr%'))
      order by substring(slug from '-([0-9]{1,9})$'), (origin = 'import' and removed_at is null), updated_at desc
    ) known
    where known.id = aids.id`.execute(db)
  await sql`create unique index aids_register_id on aids (register_id)`.execute(db)
}
