import { object, string } from 'zod/mini'
import { call } from './call'
import { siteIdentity } from './shapes/site-identity'

export const siteCalls = {
  greeting: call({
    method: 'GET',
    path: '/api/',
    reader: 'public',
    summary: 'Says that the service answers',
    reply: object({ message: string() }),
  }),
  site: call({
    method: 'GET',
    path: '/api/site',
    reader: 'public',
    summary: 'The identity of the publisher, as agency.json holds it, and how long data are kept',
    reply: siteIdentity,
  }),
}
