import * as z from 'zod/mini'
import { call } from '../call'

export const diagnosticsCalls = {
  createTestCompany: call('POST /api/test/create-test-company', {
    reader: 'public',
    budget: 'test-company',
    summary: 'Makes a complete, signed test dossier, removed after an hour',
    status: 201,
    reply: z.object({
      status: z.literal('success'),
      company_id: z.string(),
      invoice_number: z.string(),
      /** An address of this site. */
      pdf_path: z.string(),
    }),
  }),
  downloadTest: call('GET /api/test/download/{id}', {
    reader: 'public',
    budget: 'invoice-read',
    summary: 'The invoice of a test dossier, to be saved',
    reply: 'application/pdf',
  }),
  openApi: call('GET /api/openapi.json', {
    reader: 'public',
    summary: 'This description',
    reply: 'application/json',
  }),
}
