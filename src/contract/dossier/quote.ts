import * as z from 'zod/mini'
import { call } from '../call'
import { instant } from '../shapes/instant'
import { possibleAid } from '../shapes/possible-aid'

const waiting = z.object({
  /** Those that forbid to sign first. */
  aids: z.array(possibleAid),
  others: z.array(possibleAid),
  /** Whether the answers of the simulator were joined, and judged. */
  answered: z.boolean(),
  /** Whether all that they ask is that the request was filed: then `request-filed` is enough to sign. */
  filing_suffices: z.boolean(),
  quote: z.nullable(
    z.object({
      number: z.string(),
      valid_until: instant,
      agreed_at: z.nullable(instant),
      filed_at: z.nullable(instant),
    }),
  ),
})

export const quoteCalls = {
  quote: call('GET /api/company/{id}/quote', {
    reader: 'public',
    budget: 'invoice-read',
    summary:
      'The unsigned quote of a dossier, valid 60 days: what an aid that forbids to sign first asks for',
    reply: 'application/pdf',
  }),
  waiting: call('GET /api/company/{id}/waiting', {
    reader: 'public',
    summary:
      'The aids that may apply to the dossier, those that forbid to sign first apart, and the quote that was made',
    reply: waiting,
  }),
  agreementReceived: call('POST /api/company/{id}/agreement-received', {
    reader: 'public',
    budget: 'invoice-read',
    summary: 'The client says that the aid was agreed to: signing goes on',
    reply: waiting,
  }),
  requestFiled: call('POST /api/company/{id}/request-filed', {
    reader: 'public',
    budget: 'invoice-read',
    summary:
      'The client says that the request for the aid is filed: signing goes on; 409 where an aid wants its agreement first',
    reply: waiting,
  }),
}
