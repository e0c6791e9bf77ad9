import * as z from 'zod/mini'
import { call } from './call'

export const verificationCalls = {
  verifyInvoice: call('POST /api/verification', {
    reader: 'public',
    budget: 'verification',
    summary: 'Whether a PDF is an invoice of ours and unchanged; the file is not kept',
    body: 'multipart',
    reply: z.object({ verdict: z.enum(['genuine', 'cancelled', 'specimen', 'changed', 'unknown']) }),
  }),
  sealCertificate: call('GET /api/verification/certificate', {
    reader: 'public',
    summary: 'The certificate that vouches for our seals, as PEM: the internal authority, or our own',
    reply: 'application/x-pem-file',
  }),
}
