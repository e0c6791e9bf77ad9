import { advanceEntries } from '~/domain/accounting/advance-entries'
import type { BookedInvoice, BookedSale, Period } from '~/domain/accounting/booked-invoice'
import { entryFile } from '~/domain/accounting/entry-file'
import { leadPaperEntries, leadSale } from '~/domain/accounting/lead-entries'
import { type PeriodReceipt, periodReceipts } from '~/domain/accounting/period-receipts'
import { periodTotals, salesOf } from '~/domain/accounting/sales'
import { vatStatement } from '~/domain/accounting/vat-statement'
import { bookedAdvances, bookedLeadPapers, leadPapersIssued } from '~/store/leads/booked-lead-papers'
import { bookedInvoices } from '~/store/papers/booked-papers'
import type { Deps } from '../ground/deps'
import { checkPeriod } from './check-period'

type BookDeps = Pick<Deps, 'db'>

/** The sales entries of a period as a text of 18 columns. @throws Refusal invalid-fields for a period that ends first */
export async function exportEntries({ db }: BookDeps, period: Period): Promise<string> {
  const years = { from: `${period.from.slice(0, 4)}-01-01`, until: `${period.until.slice(0, 4)}-12-31` }
  checkPeriod(period)
  const books = await booksOf(db, years)
  const papers = (await bookedLeadPapers(db, years)).map(leadPaperEntries)
  const advances = (await bookedAdvances(db, years)).map(advanceEntries)
  return entryFile(books, period, [...papers, ...advances])
}

/** The VAT on receipts of a period, and what its two lists add up to. @throws Refusal invalid-fields for a period that ends first */
export async function readVatStatement({ db }: BookDeps, period: Period) {
  const books = await booksOf(db, period)
  const receipts = await receiptsWith(db, books, period)
  const sales = [
    ...books.flatMap(invoice => salesOf(invoice, period)),
    ...(await leadPapersIssued(db, period)).map(leadSale),
  ]
  return { lines: vatStatement(receipts), totals: periodTotals(sales, receipts) }
}

/** The invoices and avoirs issued in a period, as they stood at its end, then those of the leads offer. */
export function exportSales(deps: BookDeps, period: Period): AsyncGenerator<BookedSale> {
  checkPeriod(period)
  return allSales(deps, period)
}

async function* allSales({ db }: BookDeps, period: Period): AsyncGenerator<BookedSale> {
  for await (const invoice of bookedInvoices(db, period)) yield* salesOf(invoice, period)
  yield* (await leadPapersIssued(db, period)).map(leadSale)
}

/** What came in, went back or was taxed in a period. @throws Refusal invalid-fields for a period that ends first */
export async function exportReceipts({ db }: BookDeps, period: Period): Promise<PeriodReceipt[]> {
  return receiptsWith(db, await booksOf(db, period), period)
}

const receiptsWith = async (db: Deps['db'], invoices: BookedInvoice[], period: Period) =>
  periodReceipts(
    { invoices, leads: await bookedLeadPapers(db, period), advances: await bookedAdvances(db, period) },
    period,
  )

async function booksOf(db: Deps['db'], period: Period): Promise<BookedInvoice[]> {
  checkPeriod(period)
  const books = []
  for await (const invoice of bookedInvoices(db, period)) books.push(invoice)
  return books
}
