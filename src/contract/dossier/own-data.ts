import * as z from 'zod/mini'
import { call } from '../call'
import { ownData } from '../shapes/own-data-file'

const field = z.string().check(z.maxLength(2_000))

/**
 * What is held about the holder of a dossier (RGPD, articles 15 to 20). Each asks for a code typed within ten
 * minutes (403 `fresh-code-needed`), except where no e-mail leaves.
 */
export const ownDataCalls = {
  exportOwnData: call('GET /api/company/{id}/own-data', {
    reader: 'public',
    summary: 'What is held about the holder of a dossier, for machines, without the bytes of the pieces',
    reply: ownData,
  }),
  printOwnData: call('GET /api/company/{id}/own-data/pdf', {
    reader: 'public',
    budget: 'invoice-read',
    summary: 'The same as a PDF',
    reply: 'application/pdf',
  }),
  correctContact: call('PUT /api/company/{id}/contact', {
    reader: 'public',
    budget: 'company-change',
    summary: 'Corrects telephone and e-mail, also after the signature; a new address has proven nothing',
    body: z.object({ phone: field, email: field }),
  }),
  eraseOwnDossier: call('POST /api/company/{id}/erasure', {
    reader: 'public',
    budget: 'company-change',
    summary: 'Erases a dossier at its holder’s request; 409 where a person decides before it goes',
  }),
}
