import * as z from 'zod/mini'
import { call } from '../call'
import { siteIdentity } from '../shapes/site-identity'

export const siteCalls = {
  greeting: call('GET /api/', {
    reader: 'public',
    summary: 'Says that the service answers',
    reply: z.object({ message: z.string() }),
  }),
  site: call('GET /api/site', {
    reader: 'public',
    summary: 'The identity of the publisher, as agency.json holds it, and how long data are kept',
    reply: siteIdentity,
  }),
  allowedDomain: call('GET /api/sites/allowed', {
    reader: 'public',
    summary:
      'For the web server alone, before it asks for a certificate: 200 for the proven domain of a client; 404 for any other name, and for who does not call directly from this machine or a trusted proxy',
    query: z.object({ domain: z.string().check(z.maxLength(300)) }),
    reply: z.object({ domain: z.string() }),
  }),
}
