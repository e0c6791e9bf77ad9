import * as z from 'zod/mini'
import { adminCall, call } from '../call'
import { ownData } from '../shapes/own-data-file'

const shown = z.object({ url: z.string() })

/** How the owner of a site comes into /mon-site: by a link that is mailed to him, and a cookie of thirty days. */
export const ownerSpaceCalls = {
  sendOwnerLink: call('POST /api/owner/link', {
    reader: 'public',
    budget: 'client-link',
    summary: 'E-mails a sign-in link, 15 minutes and single use; always the same answer',
    body: z.object({ email: z.string().check(z.maxLength(320)) }),
    status: 202,
    reply: z.object({ sent: z.literal(true) }),
  }),
  signInOwner: call('POST /api/owner/session', {
    reader: 'public',
    budget: 'client-link',
    summary: 'Uses a link up and sets a cookie of thirty days',
    body: z.object({ token: z.string().check(z.maxLength(100)) }),
    status: 201,
    reply: z.object({}),
  }),
  signOutOwner: call('DELETE /api/owner/session', { reader: 'owner', summary: 'Ends the session' }),
  ownerSites: call('GET /api/owner/sites', {
    reader: 'owner',
    summary: 'The sites of whoever is signed in, the oldest first',
    reply: z.object({
      sites: z.array(z.object({ site: z.string(), name: z.string(), url: z.nullable(z.string()) })),
    }),
  }),
  ownerOwnData: call('GET /api/owner/sites/{site}/own-data', {
    reader: 'owner',
    summary: 'What is held about a site and its owner, for machines, also once its dossier is gone',
    reply: ownData,
  }),
  openOwnSpace: call('POST /api/company/{id}/site/owner-link', {
    reader: 'public',
    budget: 'client-link',
    summary: 'A sign-in link to the space of a site: mailed to its owner, or shown where no e-mail leaves',
    status: 201,
    reply: z.object({ url: z.nullable(z.string()) }),
  }),
  adminOwnerLink: adminCall('POST /api/admin/dossier/{id}/site/owner-link', {
    permission: 'work-dossiers',
    summary: 'Shows a sign-in link of 24 hours and single use to the space of a site, for its owner',
    status: 201,
    reply: shown,
  }),
  teamOwnerLink: adminCall('POST /api/admin/sites/{site}/owner-link', {
    permission: 'work-dossiers',
    summary: 'The same by the site’s own id, also after its dossier is gone',
    status: 201,
    reply: shown,
  }),
}
