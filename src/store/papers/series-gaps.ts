import type { InvoiceSeries } from '~/domain/invoice/invoice'
import type { Db } from '../database/database'

/** The last number of a series and year, and when it was issued. */
export async function lastOfSeries(db: Db, series: InvoiceSeries, year: number) {
  return db
    .selectFrom('invoice_series')
    .select(['last', 'last_at'])
    .where('series', '=', series)
    .where('year', '=', year)
    .executeTakeFirst()
}

/** The last year in which each series that the law counts went on. */
export async function lastYears(db: Db): Promise<{ series: string; year: number }[]> {
  return db
    .selectFrom('invoice_series')
    .select(eb => ['series', eb.fn.max('year').as('year')])
    .where('series', 'in', ['FTN', 'AV', 'LP'])
    .groupBy('series')
    .execute()
}

/** Puts a counter forward to a number that was issued before a restore. */
export async function advanceSeries(
  trx: Db,
  series: InvoiceSeries,
  year: number,
  last: number,
  last_at: Date | null,
) {
  await trx
    .insertInto('invoice_series')
    .values({ series, year, last, last_at })
    .onConflict(conflict => conflict.columns(['series', 'year']).doUpdateSet({ last, last_at }))
    .execute()
}

/** A number that nobody can have any more. */
export async function recordGap(trx: Db, series: InvoiceSeries, year: number, sequence: number, at: Date) {
  await trx
    .insertInto('invoice_gaps')
    .values({ series, year, sequence, reason: 'lost-in-a-restore', recorded_at: at })
    .execute()
}
