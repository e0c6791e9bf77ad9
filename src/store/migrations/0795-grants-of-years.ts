import { type Kysely, sql } from 'kysely'

/**
 * What bodies granted in a year, in cents, counted as it is told (`grant:2026`), as the other figures are: no page reads a
 * million rows for it, and a purge takes nothing from it. A grant that is taken back, or that its client renounces, no
 * longer counts in the year that it was told in.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function granted_in(one dossiers) returns text language sql immutable as $$
      select case when one.accepted_notice_at is not null and one.granted_cents is not null
        and one.status in ('Accepté', 'Payé')
        then 'grant:' || extract(year from one.accepted_notice_at at time zone 'Europe/Paris')::integer end
    $$`.execute(db)
  await sql`
    create function count_grant() returns trigger language plpgsql as $$
    begin
      if granted_in(old) is not distinct from granted_in(new) and old.granted_cents is not distinct from new.granted_cents
        then return null; end if;
      if granted_in(old) is not null then perform bump_counter(granted_in(old), -old.granted_cents); end if;
      if granted_in(new) is not null then perform bump_counter(granted_in(new), new.granted_cents); end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger count_grant after update of status, accepted_notice_at, granted_cents on dossiers
    for each row when (not new.is_test and (old.granted_cents is not null or new.granted_cents is not null))
    execute function count_grant()`.execute(db)
  await sql`
    insert into counters
    select granted_in(dossiers), 0, sum(granted_cents) from dossiers
      where not is_test and granted_in(dossiers) is not null group by 1`.execute(db)
}
