import { sql } from 'kysely'
import { type InvoiceSeries, invoiceNumber } from '~/domain/invoice/invoice'
import { Refusal } from '~/domain/refusal'
import { parisYear } from '~/domain/text/french'
import type { Db } from '../database/database'
import { prepared } from '../database/prepared'
import { settingValue } from '../operation/settings'

/** A number of a series and the instant of issue that goes with it: year and day agree in Paris time. */
export interface SeriesNumber {
  series: InvoiceSeries
  year: number
  sequence: number
  number: string
  at: Date
}

/** How far the clocks of two copies may differ: the later copy's instant then stands for both. */
const CLOCK_SKEW_MS = 10 * 60_000

/**
 * The number that is next now. Nothing is held: it counts only once `takeNumber` has taken it. Its instant is
 * read after the number before was taken, and is never before that one's.
 * @throws Refusal signing-closed after a restore, for numbers that the law counts
 */
export async function expectedNumber(
  db: Db,
  series: InvoiceSeries,
  clock: () => Date,
): Promise<SeriesNumber> {
  for (let year = parisYear(clock()); ; ) {
    const { closed, last, last_at } = await lastOf(db, series, year)
    if (isCounted(series) && closed) throw new Refusal('signing-closed')
    const at = notBefore(clock(), last_at)
    if (parisYear(at) === year) return numbered(series, year, (last ?? 0) + 1, at)
    year = parisYear(at)
  }
}

const lastOf = (db: Db, series: InvoiceSeries, year: number) =>
  db
    .selectNoFrom(eb => [settingValue(eb, 'signing_closed').as('closed')])
    .select(eb => {
      const row = eb.selectFrom('invoice_series').where('series', '=', series).where('year', '=', year)
      return [row.select('last').as('last'), row.select('last_at').as('last_at')]
    })
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()

/**
 * Takes an expected number, gapless: its row stays locked until this transaction ends, and a rollback gives
 * it back. @returns false when somebody was quicker: the paper has to be made again
 */
export async function takeNumber(trx: Db, { series, year, sequence, at }: SeriesNumber): Promise<boolean> {
  const taken = await trx
    .insertInto('invoice_series')
    .values({ series, year, last: sequence, last_at: at })
    .onConflict(conflict =>
      conflict
        .columns(['series', 'year'])
        .doUpdateSet({ last: sequence, last_at: at })
        .where('invoice_series.last', '=', sequence - 1),
    )
    .returning('last')
    .executeTakeFirst()
  return taken !== undefined
}

/** The same as a part of the statement that issues with it, which fails as a whole where somebody was quicker. */
export const numberTaken = ({ series, year, sequence, at }: SeriesNumber) =>
  sql<unknown>`take_number(${series}, ${year}, ${sequence}, ${at})`

/** The next number, held for this transaction: nobody else takes one of the series until it ends. */
export async function nextNumber(trx: Db, series: InvoiceSeries, clock: () => Date): Promise<SeriesNumber> {
  for (;;) {
    await trx
      .insertInto('invoice_series')
      .values({ series, year: parisYear(clock()), last: 0, last_at: null })
      .onConflict(conflict => conflict.columns(['series', 'year']).doNothing())
      .execute()
    await sql`select from invoice_series where series = ${series} for update`.execute(trx)
    const expected = await expectedNumber(trx, series, clock)
    if (await takeNumber(trx, expected)) return expected
  }
}

/** Test papers and quotes may begin anew. */
const isCounted = (series: InvoiceSeries) => series === 'FTN' || series === 'AV' || series === 'LP'

function numbered(series: InvoiceSeries, year: number, sequence: number, at: Date): SeriesNumber {
  return { series, year, sequence, number: invoiceNumber(series, year, sequence), at }
}

function notBefore(now: Date, last: Date | null): Date {
  if (!last || now >= last) return now
  return last.getTime() - now.getTime() <= CLOCK_SKEW_MS ? last : now
}
