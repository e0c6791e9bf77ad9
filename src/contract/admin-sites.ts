import { array, extend, maxLength, nullable, number, object, enum as oneOf, optional, string } from 'zod/mini'
import { keysOf } from '~/domain/closed-list'
import { DOMAIN_STATES } from '~/domain/site/domains/client-domain'
import { HOSTED_STATE_LABELS, SILENCE_LABELS } from '~/domain/site/online/site-watch'
import { call } from './call'
import { pageQuery } from './page'
import { shownSite } from './shapes/shown-site'

const hosted = object({
  site: string(),
  /** Null once it is gone. */
  dossier: nullable(string()),
  /** The firm's. */
  name: string(),
  url: nullable(string()),
  state: oneOf(keysOf(HOSTED_STATE_LABELS)),
  version: number(),
  begun_at: string(),
  /** Of its facts or layout; null before the first. */
  changed_at: nullable(string()),
  /** Its own, as people write it, and how it stands; null: it stands under our name alone. */
  domain: nullable(object({ name: string(), state: oneOf(DOMAIN_STATES) })),
  /** Of the certificate that it showed when it was last asked. */
  certificate_until: nullable(string()),
  open_requests: number(),
  open_notices: number(),
  /** Since when it does not answer through its public address, and why; null: it does, or was not asked. */
  silent: nullable(object({ since: string(), because: nullable(oneOf(keysOf(SILENCE_LABELS))) })),
  /** What its facts still lack, in sentences. */
  problems: array(string()),
})

/** What the team alone does with a site that it hosts. */
export const adminSiteCalls = {
  hostedSites: call({
    method: 'GET',
    path: '/api/admin/sites',
    reader: 'admin',
    permission: 'read-dossiers',
    noted: 'daily',
    summary: 'The sites that we make and host, the newest first',
    query: object({ ...pageQuery, status: optional(oneOf(keysOf(HOSTED_STATE_LABELS))) }),
    reply: object({ sites: array(hosted), total: number(), next_cursor: nullable(string()) }),
  }),
  hostedSite: call({
    method: 'GET',
    path: '/api/admin/sites/{site}/hosting',
    reader: 'admin',
    permission: 'read-dossiers',
    summary: 'One of them, also once its dossier is gone',
    reply: extend(hosted, { owner_email: nullable(string()) }),
  }),
  takeBackEnding: call({
    method: 'DELETE',
    path: '/api/admin/sites/{site}/ending',
    reader: 'admin',
    permission: 'work-dossiers',
    summary: 'Brings an ended site back as it was, within the thirty days',
    reply: shownSite,
  }),
  suspendSite: call({
    method: 'POST',
    path: '/api/admin/sites/{site}/suspension',
    reader: 'admin',
    permission: 'work-dossiers',
    summary: 'Suspends a site: its hosts answer 451, and its owner is told the reason',
    body: object({ reason: string().check(maxLength(2_000)) }),
    reply: shownSite,
  }),
  resumeSite: call({
    method: 'DELETE',
    path: '/api/admin/sites/{site}/suspension',
    reader: 'admin',
    permission: 'work-dossiers',
    summary: 'Shows a suspended site again, and tells its owner',
    reply: shownSite,
  }),
}
