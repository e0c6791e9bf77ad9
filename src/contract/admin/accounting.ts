import * as z from 'zod/mini'
import { adminCall } from '../call'
import { amounts } from '../shapes/settlement-state'

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
/** Days of Paris, both included. */
const period = z.object({ from: day, until: day })

/** The books of a period, for the accountant. */
export const accountingCalls = {
  exportEntries: adminCall('GET /api/admin/accounting/entries.txt', {
    permission: 'read-invoices',
    summary: 'The sales entries of a period in the 18 columns of art. A47 A-1 LPF, parted by tabs',
    query: period,
    reply: 'text/plain',
  }),
  exportSales: adminCall('GET /api/admin/accounting/sales.csv', {
    permission: 'read-invoices',
    summary:
      'The invoices and avoirs issued in a period, those of the leads offer among them, with VAT, SIREN, payments and what was due at its end, as CSV',
    query: period,
    reply: 'text/csv',
  }),
  exportPapers: adminCall('GET /api/admin/accounting/papers.zip', {
    permission: 'read-invoices',
    summary: 'The invoices and avoirs issued in a period: sealed PDFs, their XML and an index',
    query: period,
    reply: 'application/zip',
  }),
  exportReceipts: adminCall('GET /api/admin/accounting/receipts.csv', {
    permission: 'read-invoices',
    summary:
      'What came in, went back or was taxed in a period, a line each: it adds up to the bank and to the VAT statement; as CSV',
    query: period,
    reply: 'text/csv',
  }),
  vatStatement: adminCall('GET /api/admin/accounting/vat', {
    permission: 'read-invoices',
    summary:
      'The VAT on receipts of a period, by month and rate, and what its lists add up to; amounts in euros',
    query: period,
    reply: z.object({
      lines: z.array(
        z.object({
          /** `2026-03`. */
          month: z.string(),
          /** 0.2 is 20 %. */
          vat_rate: z.number(),
          receipts: z.number(),
          base: z.number(),
          vat: z.number(),
        }),
      ),
      totals: z.object({
        invoiced: amounts,
        /** What avoirs took back, above zero. */
        cancelled: amounts,
        received: z.number(),
        refunded: z.number(),
        /** Deposits of clients of leads, less those that went back. */
        deposits: z.number(),
        /** Of the invoices of the period, at its end. */
        due: z.number(),
        /** Owed once the aid is granted and the client continues. */
        awaited: z.number(),
        excess: z.number(),
      }),
    }),
  }),
}
