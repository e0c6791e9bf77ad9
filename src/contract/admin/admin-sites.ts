import * as z from 'zod/mini'
import { keysOf } from '~/domain/closed-list'
import { DOMAIN_STATES } from '~/domain/site/domains/client-domain'
import { HOSTED_STATE_LABELS, SILENCE_LABELS } from '~/domain/site/online/site-watch'
import { adminCall } from '../call'
import { pageQuery } from '../page-query'
import { instant } from '../shapes/instant'
import { shownSite } from '../shapes/shown-site'

const hosted = z.object({
  site: z.string(),
  /** Null once it is gone. */
  dossier: z.nullable(z.string()),
  /** The firm's. */
  name: z.string(),
  url: z.nullable(z.string()),
  state: z.enum(keysOf(HOSTED_STATE_LABELS)),
  version: z.number(),
  begun_at: instant,
  /** Of its facts or layout; null before the first. */
  changed_at: z.nullable(instant),
  /** Its own, as people write it, and how it stands; null: it stands under our name alone. */
  domain: z.nullable(z.object({ name: z.string(), state: z.enum(DOMAIN_STATES) })),
  /** Of the certificate that it showed when it was last asked. */
  certificate_until: z.nullable(instant),
  open_requests: z.number(),
  open_notices: z.number(),
  /** Since when it does not answer through its public address, and why; null: it does, or was not asked. */
  silent: z.nullable(z.object({ since: instant, because: z.nullable(z.enum(keysOf(SILENCE_LABELS))) })),
  /** What its facts still lack, in sentences. */
  problems: z.array(z.string()),
})

/** What the team alone does with a site that it hosts. */
export const adminSiteCalls = {
  hostedSites: adminCall('GET /api/admin/sites', {
    permission: 'read-dossiers',
    noted: 'daily',
    summary: 'The sites that we make and host, the newest first',
    query: z.object({ ...pageQuery, status: z.optional(z.enum(keysOf(HOSTED_STATE_LABELS))) }),
    reply: z.object({ sites: z.array(hosted), total: z.number(), next_cursor: z.nullable(z.string()) }),
  }),
  hostedSite: adminCall('GET /api/admin/sites/{site}/hosting', {
    permission: 'read-dossiers',
    summary: 'One of them, also once its dossier is gone',
    reply: z.extend(hosted, { owner_email: z.nullable(z.string()) }),
  }),
  takeBackEnding: adminCall('DELETE /api/admin/sites/{site}/ending', {
    permission: 'work-dossiers',
    summary: 'Brings an ended site back as it was, within the thirty days',
    reply: shownSite,
  }),
  suspendSite: adminCall('POST /api/admin/sites/{site}/suspension', {
    permission: 'work-dossiers',
    summary: 'Suspends a site: its hosts answer 451, and its owner is told the reason',
    body: z.object({ reason: z.string().check(z.maxLength(2_000)) }),
    reply: shownSite,
  }),
  resumeSite: adminCall('DELETE /api/admin/sites/{site}/suspension', {
    permission: 'work-dossiers',
    summary: 'Shows a suspended site again, and tells its owner',
    reply: shownSite,
  }),
}
