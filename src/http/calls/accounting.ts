import type { accountingCalls } from '~/contract/accounting'
import type { BookedSale, Period } from '~/domain/accounting/booked-invoice'
import { AVOIR_MOTIVE_LABELS } from '~/domain/invoice/avoir-motive'
import { exportEntries, exportSales, readVatStatement } from '~/usecases/accounting/export-books'
import { zipPapers } from '~/usecases/accounting/zip-papers'
import type { Deps } from '~/usecases/ground/deps'
import { bodyOf, disposition } from '../attachment'
import { type CsvColumn, csvResponse } from '../csv-response'
import type { Handlers } from '../register'

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
  vatStatement: async ({ query }) => ({
    lines: (await readVatStatement(deps, query)).map(line => ({
      month: line.month,
      vat_rate: line.vat_basis_points / 10_000,
      receipts: line.receipts_cents / 100,
      base: line.base_cents / 100,
      vat: line.vat_cents / 100,
    })),
  }),
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
  { title: 'Règlements reçus', cell: row => receivedOf(row) / 100 },
  { title: 'Dates des règlements', cell: row => row.payments.map(({ day }) => day).join(' ') },
  { title: 'Reste dû', cell: row => (row.awaited ? 0 : Math.max(0, dueOf(row))) / 100 },
  { title: 'Sous condition', cell: row => (row.awaited ? Math.max(0, dueOf(row)) : 0) / 100 },
  { title: 'Trop-perçu', cell: row => Math.max(0, -dueOf(row)) / 100 },
  { title: 'Avoir', cell: row => row.avoir?.number ?? null },
  { title: 'Date de l’avoir', cell: row => row.avoir?.day ?? null },
  {
    title: 'Motif de l’avoir',
    cell: row => (row.avoir?.motive ? AVOIR_MOTIVE_LABELS[row.avoir.motive] : null),
  },
  // An avoir on a month of the leads offer is a line of its own.
  { title: 'Rectifie', cell: row => row.corrects },
]

const receivedOf = ({ payments }: BookedSale) => payments.reduce((sum, { cents }) => sum + cents, 0)
const dueOf = (row: BookedSale) => (row.avoir ? 0 : row.gross_cents) - receivedOf(row)
