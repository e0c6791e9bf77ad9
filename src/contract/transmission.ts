import { maxLength, minLength, object, string } from 'zod/mini'
import { call } from './call'

export const transmissionCalls = {
  showTransmission: call({
    method: 'GET',
    path: '/api/transmission/{token}',
    reader: 'public',
    summary: 'What an aid body’s single-use link gives; uses nothing up',
    reply: object({
      body_name: string(),
      company_name: string(),
      invoice_number: string(),
      expires_at: string(),
    }),
  }),
  collectTransmission: call({
    method: 'POST',
    path: '/api/transmission/{token}',
    reader: 'public',
    budget: 'transmission',
    summary: 'Uses an aid body’s link up and gives the dossier as a ZIP',
    reply: 'application/zip',
  }),
  resendTransmission: call({
    method: 'POST',
    path: '/api/admin/transmissions/{id}/resend',
    reader: 'admin',
    summary: 'Hands a dossier to a body again, at once',
    status: 202,
    reply: object({}),
  }),
  markTransmitted: call({
    method: 'POST',
    path: '/api/admin/transmissions/{id}/done',
    reader: 'admin',
    summary: 'Notes that a dossier was handed over by other means',
    body: object({ note: string().check(minLength(1), maxLength(1_000)) }),
    reply: object({}),
  }),
}
