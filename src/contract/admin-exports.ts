import { object, enum as oneOf, optional } from 'zod/mini'
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
    query: object({ search, status: optional(oneOf(DOSSIER_STATUSES)) }),
    reply: 'text/csv',
  }),
  exportInvoices: call({
    method: 'GET',
    path: '/api/admin/factures.csv',
    reader: 'admin',
    permission: 'read-invoices',
    summary: 'The invoices that match, as CSV',
    query: object({ search, status: optional(oneOf(INVOICE_STATUSES)) }),
    reply: 'text/csv',
  }),
}
