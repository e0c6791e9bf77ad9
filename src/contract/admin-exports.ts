import * as z from 'zod/mini'
import { DOSSIER_STATUSES, INVOICE_STATUSES } from '~/domain/dossier/dossier'
import { call } from './call'
import { pageQuery } from './page'

const { search } = pageQuery

export const adminExportCalls = {
  exportDossiers: call({
    method: 'GET',
    path: '/api/admin/dossiers.csv',
    reader: 'admin',
    permission: 'read-dossiers',
    summary: 'The dossiers that match, as CSV',
    query: z.object({ search, status: z.optional(z.enum(DOSSIER_STATUSES)) }),
    reply: 'text/csv',
  }),
  exportInvoices: call({
    method: 'GET',
    path: '/api/admin/factures.csv',
    reader: 'admin',
    permission: 'read-invoices',
    summary: 'The invoices that match, as CSV',
    query: z.object({ search, status: z.optional(z.enum(INVOICE_STATUSES)) }),
    reply: 'text/csv',
  }),
}
