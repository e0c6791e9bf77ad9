import type { Db } from '../database/database'
import { prepared } from '../database/prepared'
import type { Dossier } from './dossiers'

/** In cents, VAT included. */
export interface Money {
  gross_cents: number
  paid_cents: number
}

export async function moneyOf(db: Db, { invoice_number }: Dossier): Promise<Money> {
  return db
    .selectFrom('invoices')
    .select(eb => [
      'amount_ttc_cents as gross_cents',
      eb
        .selectFrom('payments')
        .whereRef('payments.invoice_number', '=', 'invoices.number')
        .select(sum => sum.fn.coalesce(sum.fn.sum<number>('amount_cents'), sum.lit(0)).as('paid'))
        .as('paid_cents'),
    ])
    .where('number', '=', String(invoice_number))
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()
    .then(({ gross_cents, paid_cents }) => ({ gross_cents, paid_cents: Number(paid_cents) }))
}
