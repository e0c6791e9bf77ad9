import * as z from 'zod/mini'
import { DOSSIER_STATUSES, INVOICE_STATUSES } from '~/domain/dossier/dossier'
import { DOSSIER_SORTS } from '~/domain/dossier/lists/dossier-list'
import { adminCall } from '../call'
import { pageQuery } from '../page-query'

const { search } = pageQuery

export const adminExportCalls = {
  exportDossiers: adminCall('GET /api/admin/dossiers.csv', {
    permission: 'read-dossiers',
    summary: 'The dossiers that match, as CSV, newest first unless told otherwise',
    query: z.object({
      search,
      status: z.optional(z.enum(DOSSIER_STATUSES)),
      sort: z._default(z.enum(DOSSIER_SORTS), '-created_at'),
    }),
    reply: 'text/csv',
  }),
  exportInvoices: adminCall('GET /api/admin/factures.csv', {
    permission: 'read-invoices',
    summary: 'The invoices that match, as CSV',
    query: z.object({ search, status: z.optional(z.enum(INVOICE_STATUSES)) }),
    reply: 'text/csv',
  }),
}
