import { call } from './call'

export const invoiceCalls = {
  viewInvoice: call({
    method: 'GET',
    path: '/api/invoice/{id}/view',
    reader: 'public',
    summary: 'The invoice of a dossier, to be shown; 404 until the pieces are complete',
    reply: 'application/pdf',
  }),
  downloadInvoice: call({
    method: 'GET',
    path: '/api/invoice/{id}/download',
    reader: 'public',
    summary: 'The invoice of a dossier, to be saved',
    reply: 'application/pdf',
  }),
}
