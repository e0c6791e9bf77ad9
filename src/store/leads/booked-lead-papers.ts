import { type RawBuilder, sql } from 'kysely'
import type { BookedAdvance } from '~/domain/accounting/advance-entries'
import type { Period } from '~/domain/accounting/booked-invoice'
import type { BookedLeadPaper } from '~/domain/accounting/lead-entries'
import type { Db } from '../database/database'

/** Every paper whose month ends within a period, both days included, by number. */
export const bookedLeadPapers = (db: Db, { from, until }: Period) =>
  papersWhere(
    db,
    sql`(month || '-01')::date + interval '1 month' - interval '1 day' between ${from}::date and ${until}::date`,
  )

/** Every paper that was issued within a period, both days included, by number. */
export const leadPapersIssued = (db: Db, { from, until }: Period) =>
  papersWhere(db, sql`issue_date between ${from}::date and ${until}::date`)

async function papersWhere(db: Db, condition: RawBuilder<unknown>): Promise<BookedLeadPaper[]> {
  const { rows } = await sql<BookedLeadPaper>`
    select number, account_id, company_name, paper->'buyer'->>'siren' as siren,
      paper->'buyer'->>'country' as country, paper->'buyer'->>'vat_number' as vat_number, month, issue_date, issued_at, cancels as corrects,
      amount_ht_cents as net_cents, amount_tva_cents as vat_cents, amount_ttc_cents as gross_cents, vat_basis_points
    from lead_invoices
    where ${condition}
    order by number`.execute(db)
  return rows
}

/** Every transfer of a period that came in from a client, or went back to one. */
export async function bookedAdvances(db: Db, { from, until }: Period): Promise<BookedAdvance[]> {
  const { rows } = await sql<BookedAdvance>`
    select m.id, m.account_id, a.company_name, a.siren, a.country, a.vat_number, m.bank_id, m.at as recorded_at, coalesce(m.bank_day, (m.at at time zone 'Europe/Paris')::date) as day,
      e.amount_cents as cents, m.note as reference
    from ledger_movements as m
    join ledger_entries as e on e.movement_id = m.id and e.account = 'cash'
    join lead_accounts as a on a.id = m.account_id
    where m.kind in ('top-up', 'refund')
      and coalesce(m.bank_day, (m.at at time zone 'Europe/Paris')::date) between ${from}::date and ${until}::date
    order by m.id`.execute(db)
  return rows
}
