import { type Insertable, type Selectable, sql } from 'kysely'
import type { UnbilledMovement } from '~/domain/leads/monthly-invoice'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type StoredLeadInvoice = Selectable<Tables['lead_invoices']>

/** Any number of this program's own. */
const LOCK = 7_392_025

/** One at a time: what is unbilled is read under it. */
export async function lockLeadInvoices(trx: Db) {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
}

/** Accounts with something captured or credited before that instant which no paper bears, with when the first was. */
export async function unbilledAccounts(db: Db, until: Date): Promise<{ account_id: string; first: Date }[]> {
  const { rows } = await sql<{ account_id: string; first: Date }>`
    select account_id, min(at) as first from ledger_movements as m
    where kind in ('capture', 'credit') and at < ${until}
      and not exists (select from lead_invoice_movements where movement_id = m.id)
    group by account_id order by account_id`.execute(db)
  return rows
}

/** What was captured or credited of an account before that instant and no paper bears, in the order of the ledger. */
export async function unbilledMovements(db: Db, accountId: string, until: Date): Promise<UnbilledMovement[]> {
  const { rows } = await sql<
    Omit<UnbilledMovement, 'billed_in'> & { billed_number: string | null; billed_at: Date | null }
  >`
    select m.id, m.kind, case when m.call_id is null then 'quote-request' else 'call' end as subject,
      campaigns.name as campaign_name, sums.net_cents, sums.vat_cents,
      papers.number as billed_number, papers.issued_at as billed_at
    from ledger_movements as m
    cross join lateral (
      select abs(coalesce(sum(amount_cents) filter (where account in ('revenue', 'credited')), 0))::bigint as net_cents,
        abs(coalesce(sum(amount_cents) filter (where account = 'vat'), 0))::bigint as vat_cents
      from ledger_entries where movement_id = m.id
    ) as sums
    left join calls on calls.id = m.call_id
    left join campaigns on campaigns.id = calls.campaign_id
    left join ledger_movements as captured on m.kind = 'credit' and captured.kind = 'capture'
      and (captured.call_id = m.call_id or captured.quote_request_id = m.quote_request_id)
    left join lead_invoice_movements as billed on billed.movement_id = captured.id
    left join lead_invoices as papers on papers.number = billed.number
    where m.account_id = ${accountId} and m.kind in ('capture', 'credit') and m.at < ${until}
      and not exists (select from lead_invoice_movements where movement_id = m.id)
    order by m.id`.execute(db)
  return rows.map(({ billed_number, billed_at, ...movement }) => ({
    ...movement,
    billed_in: billed_number && billed_at ? { number: billed_number, issued_at: billed_at } : null,
  }))
}

/** Adds an issued paper and what it bears. A movement that another paper bears breaks it off. */
export async function insertLeadInvoice(
  trx: Db,
  invoice: Insertable<Tables['lead_invoices']>,
  movements: number[],
) {
  await trx.insertInto('lead_invoices').values(invoice).execute()
  await sql`
    insert into lead_invoice_movements (movement_id, number)
    select unnest(${movements}::bigint[]), ${invoice.number}`.execute(trx)
}

/** Done with, without a paper. */
export async function setOffMovements(trx: Db, movements: number[]) {
  await sql`
    insert into lead_invoice_movements (movement_id, number)
    select unnest(${movements}::bigint[]), null`.execute(trx)
}

export function findLeadInvoice(db: Db, number: string): Promise<StoredLeadInvoice | undefined> {
  return db.selectFrom('lead_invoices').selectAll().where('number', '=', number).executeTakeFirst()
}

/** The papers of a client, newest first. */
export function leadInvoicesOf(db: Db, accountId: string, limit: number): Promise<StoredLeadInvoice[]> {
  return db
    .selectFrom('lead_invoices')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
}
