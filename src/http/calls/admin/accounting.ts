import { Readable } from 'node:stream'
import type { accountingCalls } from '~/contract/admin/accounting'
import type { BookedSale, Period } from '~/domain/accounting/booked-invoice'
import { type PeriodReceipt, RECEIPT_LABELS } from '~/domain/accounting/period-receipts'
import { standingOf } from '~/domain/accounting/sales'
import { AVOIR_MOTIVE_LABELS } from '~/domain/invoice/avoir-motive'
import { inEuros } from '~/domain/invoice/in-euros'
import { PAYER_LABELS, PAYERS } from '~/domain/invoice/settlement'
import {
  exportEntries,
  exportReceipts,
  exportSales,
  readVatStatement,
} from '~/usecases/accounting/export-books'
import { zipPapers } from '~/usecases/accounting/zip-papers'
import type { Deps } from '~/usecases/ground/deps'
import { bodyOf, disposition } from '../../attachment'
import { type CsvColumn, csvResponse } from '../../csv-response'
import type { Handlers } from '../../register'

/** The books of a period: entries, invoices, papers, VAT. */
export const accountingHandlers = (deps: Deps): Pick<Handlers, keyof typeof accountingCalls> => ({
  exportEntries: async ({ query }) =>
    new Response(await exportEntries(deps, query), {
      headers: {
        ...headersOf(`ecritures_de_ventes_${named(query)}.txt`),
        'Content-Type': 'text/plain; charset=utf-8',
      },
    }),
  exportSales: async ({ query }) =>
    csvResponse(`factures_${named(query)}.csv`, columns, exportSales(deps, query)),
  exportPapers: async ({ query }) =>
    new Response(bodyOf(await zipPapers(deps, query)), {
      headers: { ...headersOf(`papiers_${named(query)}.zip`), 'Content-Type': 'application/zip' },
    }),
  exportReceipts: async ({ query }) =>
    csvResponse(
      `encaissements_${named(query)}.csv`,
      receiptColumns,
      Readable.from(await exportReceipts(deps, query)),
    ),
  vatStatement: async ({ query }) => {
    const { lines, totals } = await readVatStatement(deps, query)
    return {
      lines: lines.map(line => ({
        month: line.month,
        vat_rate: line.vat_basis_points / 10_000,
        receipts: line.receipts_cents / 100,
        base: line.base_cents / 100,
        vat: line.vat_cents / 100,
      })),
      totals: {
        invoiced: inEuros(totals.invoiced),
        cancelled: inEuros(totals.cancelled),
        received: totals.received_cents / 100,
        refunded: totals.refunded_cents / 100,
        deposits: totals.deposits_cents / 100,
        due: totals.due_cents / 100,
        awaited: totals.awaited_cents / 100,
        excess: totals.excess_cents / 100,
      },
    }
  },
})

const named = ({ from, until }: Period) => `${from}_${until}`

const headersOf = (filename: string) => ({
  'Content-Disposition': disposition('attachment', filename),
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
})

const columns: CsvColumn<BookedSale>[] = [
  { title: 'Numéro', cell: row => row.number },
  { title: 'Date', cell: row => row.day },
  { title: 'Entreprise', cell: row => row.company_name },
  { title: 'SIREN', cell: row => row.siren },
  { title: 'Montant HT', cell: row => row.net_cents / 100 },
  { title: 'Taux de TVA (%)', cell: row => row.vat_basis_points / 100 },
  { title: 'TVA', cell: row => row.vat_cents / 100 },
  { title: 'Montant TTC', cell: row => row.gross_cents / 100 },
  { title: 'Règlements reçus', cell: row => standingOf(row).received_cents / 100 },
  { title: 'Dates des règlements', cell: row => row.payments.map(({ day }) => day).join(' ') },
  { title: 'Reste dû', cell: row => standingOf(row).due_cents / 100 },
  { title: 'Sous condition', cell: row => standingOf(row).awaited_cents / 100 },
  { title: 'Trop-perçu', cell: row => standingOf(row).excess_cents / 100 },
  { title: 'Avoir', cell: row => row.avoir?.number ?? null },
  { title: 'Date de l’avoir', cell: row => row.avoir?.day ?? null },
  {
    title: 'Motif de l’avoir',
    cell: row => (row.avoir?.motive ? AVOIR_MOTIVE_LABELS[row.avoir.motive] : null),
  },
  // An avoir is a line of its own too, so that the columns add up to what was sold.
  { title: 'Rectifie', cell: row => row.corrects },
  { title: 'Pays', cell: row => row.country },
  { title: 'N° de TVA du client', cell: row => row.vat_number },
]

const receiptColumns: CsvColumn<PeriodReceipt>[] = [
  { title: 'Date', cell: row => row.day },
  { title: 'Nature', cell: row => RECEIPT_LABELS[row.kind] },
  { title: 'Facture ou avoir', cell: row => row.number },
  { title: 'Entreprise', cell: row => row.company_name },
  { title: 'SIREN', cell: row => row.siren },
  {
    title: 'Payé par',
    cell: row => PAYERS.flatMap(one => (one === row.payer ? PAYER_LABELS[one] : [])).join(''),
  },
  { title: 'Référence', cell: row => row.reference },
  { title: 'Mouvement de banque', cell: row => row.bank_cents / 100 },
  { title: 'Taux de TVA (%)', cell: row => row.vat_basis_points / 100 },
  { title: 'Encaissé TTC', cell: row => row.taxed_cents / 100 },
  { title: 'Base HT', cell: row => (row.taxed_cents - row.vat_cents) / 100 },
  { title: 'TVA exigible', cell: row => row.vat_cents / 100 },
  { title: 'Pays', cell: row => row.country },
  { title: 'N° de TVA du client', cell: row => row.vat_number },
]
