import { type InferResult, sql } from 'kysely'
import type { Db } from '../database/database'
import { prepared } from '../database/prepared'
import type { Dossier } from './dossiers'

/** What decides about an invoice's life: in cents, VAT included. */
export interface Money {
  gross_cents: number
  paid_cents: number
  /** The client has accepted the delivery of his site. */
  delivered: boolean
}

/** @throws where the dossier has no invoice or draft */
export async function moneyOf(db: Db, { invoice_number }: Dossier): Promise<Money> {
  return moneyIn(
    await moneyRows(db)
      .where('number', '=', String(invoice_number))
      .modifyEnd(prepared)
      .executeTakeFirstOrThrow(),
  )
}

/** The same of many, by the number of their invoice or draft. */
export async function moneysOf(db: Db, dossiers: readonly Dossier[]): Promise<Map<string, Money>> {
  const numbers = dossiers.flatMap(({ invoice_number }) => invoice_number ?? [])
  const rows = await moneyRows(db).where(sql<boolean>`number = any(${numbers})`).execute()
  return new Map(rows.map(row => [row.number, moneyIn(row)]))
}

const moneyIn = ({ gross_cents, paid_cents, delivered }: MoneyRow): Money => ({
  gross_cents,
  paid_cents: Number(paid_cents),
  delivered: Boolean(delivered),
})

type MoneyRow = InferResult<ReturnType<typeof moneyRows>>[number]

const moneyRows = (db: Db) =>
  db.selectFrom('invoices').select(eb => [
    'number',
    'amount_ttc_cents as gross_cents',
    eb
      .selectFrom('payments')
      .whereRef('payments.invoice_number', '=', 'invoices.number')
      .select(sum => sum.fn.coalesce(sum.fn.sum<number>('amount_cents'), sum.lit(0)).as('paid'))
      .as('paid_cents'),
    eb
      .exists(
        eb
          .selectFrom('sites')
          .select(one => one.lit(1).as('one'))
          .whereRef('sites.dossier_id', '=', 'invoices.dossier_id')
          .where('sites.accepted_at', 'is not', null),
      )
      .as('delivered'),
  ])
