import { type Kysely, sql } from 'kysely'

/** Hours, the upper ends of the classes in which stays are counted (domain/dossier/lists/figures). */
const BOUNDS = [
  1, 2, 4, 8, 12, 24, 36, 48, 72, 96, 120, 168, 240, 336, 504, 720, 1080, 1440, 2160, 4320, 8760,
]

/**
 * What the page of figures shows is counted as it happens, as the weekly figures of 0021 are: no page reads a million
 * rows for it, and a purge takes nothing from it. A stay ends when a dossier leaves a status for good: a decision that
 * can still be undone has not ended the one before it.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table dossiers add column status_at timestamptz`.execute(db)
  await sql`
    create function bump_stay(status text, since timestamptz, until timestamptz) returns void language sql as $$
      select bump_counter('stay:' || status || ':' || date_trunc('month', until at time zone 'Europe/Paris')::date
        || ':' || width_bucket(extract(epoch from until - since) / 3600, ${sql.lit(`{${BOUNDS.join()}}`)}::numeric[]), 1)
      where since is not null
    $$`.execute(db)
  await sql`
    create function note_stay() returns trigger language plpgsql as $$
    begin
      if new.decision_id is not null then return new; end if;
      if old.decision_id is not null and old.status <> new.status then return new; end if;
      perform bump_stay(
        case when old.decision_id is null then old.status else coalesce(old.decided_from, 'Soumis') end,
        coalesce(old.status_at, case
          when old.decision_id is not null or old.status = 'Soumis' then old.finalized_at
          when old.status = 'Nouveau' then old.created_at
          when old.status = 'Incomplet' then old.requested_at
          when old.status = 'Accepté' then old.accepted_notice_at end),
        new.updated_at);
      new.status_at := new.updated_at;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger note_stay before update of status, decision_id on dossiers
    for each row when (not new.is_test and (old.status is distinct from new.status
      or (old.decision_id is not null and new.decision_id is null))) execute function note_stay()`.execute(db)
  await countWeeks(db)
  await countWhatWas(db)
}

async function countWeeks(db: Kysely<unknown>) {
  await sql`
    create function count_in_week() returns trigger language plpgsql as $$
    begin
      case tg_argv[0]
        when 'complete' then perform bump_week('complete', new.updated_at);
        when 'accepted' then perform bump_week('accepted', new.accepted_notice_at);
        when 'paid' then perform bump_week('paid', new.updated_at);
        when 'answers' then perform bump_week(case
          when new.eligibility_answered_at <= new.answer_asked_at + interval '24 hours'
          then 'answers-kept' else 'answers-late' end, new.eligibility_answered_at);
        else perform bump_week(case
          when new.contacted_at <= new.created_at + interval '24 hours'
          then 'contacts-kept' else 'contacts-late' end, new.contacted_at);
      end case;
      return null;
    end $$`.execute(db)
  const count = (what: string, on: string, when: string) =>
    sql`
      create trigger ${sql.ref(`count_${what}_in_week`)} after update of ${sql.raw(on)}
      for each row when (${sql.raw(when)}) execute function count_in_week(${sql.lit(what)})`.execute(db)
  await count(
    'complete',
    'invoice_number on dossiers',
    `not new.is_test and new.status = 'Nouveau' and old.invoice_number is null and new.invoice_number is not null`,
  )
  await count(
    'accepted',
    'accepted_notice_at on dossiers',
    'not new.is_test and old.accepted_notice_at is null and new.accepted_notice_at is not null',
  )
  await count(
    'paid',
    'status on dossiers',
    `not new.is_test and old.status <> 'Payé' and new.status = 'Payé'`,
  )
  await count(
    'answers',
    'eligibility_answered_at on dossiers',
    'not new.is_test and new.answer_asked_at is not null and old.eligibility_answered_at is null and new.eligibility_answered_at is not null',
  )
  await count(
    'contacts',
    'contacted_at on registrations',
    'old.contacted_at is null and new.contacted_at is not null',
  )
}

/** What is still there of before. */
async function countWhatWas(db: Kysely<unknown>) {
  await sql`
    insert into counters
    select 'week:' || series || ':' || date_trunc('week', at at time zone 'Europe/Paris')::date, 0, count(*) from (
      select 'accepted' as series, accepted_notice_at as at from dossiers
        where not is_test and accepted_notice_at is not null
      union all select 'paid', at from events where type = 'status-changed' and data->>'to' = 'Payé'
      union all select case when eligibility_answered_at <= answer_asked_at + interval '24 hours'
          then 'answers-kept' else 'answers-late' end, eligibility_answered_at
        from dossiers where not is_test and answer_asked_at is not null and eligibility_answered_at is not null
      union all select case when contacted_at <= created_at + interval '24 hours'
          then 'contacts-kept' else 'contacts-late' end, contacted_at
        from registrations where contacted_at is not null
    ) as past group by 1`.execute(db)
}
