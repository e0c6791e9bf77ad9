import * as z from 'zod/mini'
import { adminCall } from './call'

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
      'The invoices issued in a period, those of the leads offer among them, with VAT, SIREN, payments and avoirs, as CSV',
    query: period,
    reply: 'text/csv',
  }),
  exportPapers: adminCall('GET /api/admin/accounting/papers.zip', {
    permission: 'read-invoices',
    summary: 'The invoices and avoirs issued in a period: sealed PDFs, their XML and an index',
    query: period,
    reply: 'application/zip',
  }),
  vatStatement: adminCall('GET /api/admin/accounting/vat', {
    permission: 'read-invoices',
    summary: 'The VAT on receipts of a period, by month and rate; amounts in euros',
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
    }),
  }),
}
