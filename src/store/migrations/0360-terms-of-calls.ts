import { type Kysely, sql } from 'kysely'

/**
 * A call bears zone, trade and price as they were when it was routed, and a campaign keeps those that were agreed: no
 * later change judges an earlier call. A telephone that a client asks for waits in `ring_asked` for the team. A transfer
 * bears the bank's own day, and its own number where the bank has one.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table calls add column zone text, add column trade text, add column price_cents integer`.execute(db)
  await sql`
    update calls set zone = c.zone, trade = c.trade,
      price_cents = case when calls.net_cents > 0 then calls.net_cents else c.price_cents end
    from campaigns as c where c.id = calls.campaign_id and calls.route is not null`.execute(db)
  await sql`
    alter table calls
      add constraint routed_on_terms check (route is null or num_nulls(zone, trade, price_cents) = 0),
      add constraint held_at_its_price check (net_cents = 0 or price_cents is null or net_cents = price_cents)`.execute(
    db,
  )
  await sql`
    create function keep_call_terms() returns trigger language plpgsql as $$
    begin
      raise exception 'call % keeps the terms on which it was routed', old.id;
    end $$`.execute(db)
  await sql`
    create trigger keep_call_terms before update of zone, trade, price_cents on calls
    for each row when (
      old.price_cents is not null
      and (old.zone, old.trade, old.price_cents) is distinct from (new.zone, new.trade, new.price_cents)
    ) execute function keep_call_terms()`.execute(db)

  await sql`alter table campaigns add column ring_asked text`.execute(db)
  await sql`
    create function keep_agreed_terms() returns trigger language plpgsql as $$
    begin
      raise exception 'campaign % keeps the zone, trade and price that were agreed', old.id;
    end $$`.execute(db)
  await sql`
    create trigger keep_agreed_terms before update of zone, trade, price_cents on campaigns
    for each row when (
      (old.zone, old.trade, old.price_cents) is distinct from (new.zone, new.trade, new.price_cents)
    ) execute function keep_agreed_terms()`.execute(db)

  await sql`alter table ledger_movements add column bank_day date, add column bank_id text`.execute(db)
}
