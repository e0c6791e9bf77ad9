import { maxLength, object, string } from 'zod/mini'
import { call } from './call'
import { shownSite } from './shapes/shown-site'

/** What the team alone does with a site that it hosts. */
export const adminSiteCalls = {
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
