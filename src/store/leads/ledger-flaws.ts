import { sql } from 'kysely'
import type { LedgerFlaw } from '~/domain/statements/paper-flaw'
import type { Db } from '../database/database'

/**
 * Adds the ledger up again: each movement to zero, each client's kept balance from his entries, and each month's paper from
 * the movements that it bears. Nothing is found, unless somebody wrote past the program. What a restore put back may bear
 * movements that were lost with it, and is left out.
 */
export async function ledgerFlaws(db: Db): Promise<LedgerFlaw[]> {
  const { rows } = await sql<Omit<LedgerFlaw, 'about'>>`
    with sums as (
      select m.id, m.account_id, m.key,
        coalesce(sum(e.amount_cents), 0) as total,
        coalesce(sum(e.amount_cents) filter (where e.account = 'available'), 0) as available,
        coalesce(sum(e.amount_cents) filter (where e.account = 'held'), 0) as held,
        coalesce(sum(e.amount_cents) filter (where e.account in ('revenue', 'credited')), 0) as net,
        coalesce(sum(e.amount_cents) filter (where e.account = 'vat'), 0) as vat
      from ledger_movements as m left join ledger_entries as e on e.movement_id = m.id
      group by m.id
    ), balances as (
      select account_id, sum(available) as available, sum(held) as held from sums group by account_id
    ), papers as (
      select p.number, p.amount_ht_cents, p.amount_tva_cents, sum(s.net) as net,
        sum(s.vat) + coalesce((select vat from sums where sums.key = 'rounding:' || p.number), 0) as vat
      from lead_invoices as p
      join lead_invoice_movements as borne on borne.number = p.number
      join sums as s on s.id = borne.movement_id
      where not exists (select from events where type = 'paper-imported' and data ->> 'number' = p.number)
      group by p.number
    )
    select 'movement' as reason, id::text as name from sums where total <> 0
    union all
    select 'balance', a.id from lead_accounts as a left join balances as b on b.account_id = a.id
    where a.available_cents <> -coalesce(b.available, 0) or a.held_cents <> -coalesce(b.held, 0)
    union all
    select 'paper', number from papers where abs(net) <> amount_ht_cents or abs(vat) <> amount_tva_cents
    order by reason, name`.execute(db)
  return rows.map(row => ({ about: 'ledger', ...row }))
}
