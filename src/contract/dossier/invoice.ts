import { call } from '../call'

export const invoiceCalls = {
  viewInvoice: call('GET /api/invoice/{id}/view', {
    reader: 'public',
    budget: 'invoice-read',
    summary: 'The invoice of a dossier, to be shown; 404 until the pieces are complete',
    reply: 'application/pdf',
  }),
  downloadInvoice: call('GET /api/invoice/{id}/download', {
    reader: 'public',
    budget: 'invoice-read',
    summary: 'The invoice of a dossier, to be saved',
    reply: 'application/pdf',
  }),
}
