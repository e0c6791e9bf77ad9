import * as z from 'zod/mini'
import { INVOICE_VERDICTS } from '~/domain/invoice/invoice-verdict'
import { call } from '../call'

export const verificationCalls = {
  verifyInvoice: call('POST /api/verification', {
    reader: 'public',
    budget: 'verification',
    summary: 'Whether a PDF is an invoice of ours and unchanged; the file is not kept',
    body: 'multipart',
    reply: z.object({ verdict: z.enum(INVOICE_VERDICTS) }),
  }),
  sealCertificate: call('GET /api/verification/certificate', {
    reader: 'public',
    summary: 'The certificate that vouches for our seals, as PEM: the internal authority, or our own',
    reply: 'application/x-pem-file',
  }),
}
