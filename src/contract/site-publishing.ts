import { array, boolean, nullable, number, object, string } from 'zod/mini'
import { call } from './call'

const published = object({ revision: number(), url: string() })
const revisions = object({
  revisions: array(
    object({
      revision: number(),
      /** Of facts and layout. */
      version: number(),
      url: string(),
      at: string(),
      /** The revision whose content came back by this one. */
      restored: nullable(number()),
      /** Whether it is the one that everybody sees. */
      shown: boolean(),
    }),
  ),
})

/** The same tails under each address at which a site stands. */
const publication = <const Base extends `/${string}`>(base: Base) => ({
  method: 'POST' as const,
  path: `${base}/publication` as const,
  summary: 'Shows the newest facts and layout to everybody; 409 before the site was approved',
  status: 201 as const,
  reply: published,
})
const list = <const Base extends `/${string}`>(base: Base) => ({
  method: 'GET' as const,
  path: `${base}/revisions` as const,
  summary: 'What was published, the newest first; the last twenty stay',
  reply: revisions,
})
const restoration = <const Base extends `/${string}`>(base: Base) => ({
  method: 'POST' as const,
  path: `${base}/revisions/{n}/restoration` as const,
  summary: 'Makes the facts and layout of a revision the newest version, and publishes them',
  status: 201 as const,
  reply: published,
})

const owner = { reader: 'public', budget: 'company-change' } as const
const team = { reader: 'admin', permission: 'work-dossiers' } as const
const look = { reader: 'admin', permission: 'read-dossiers' } as const

/** Putting a site online, under its dossier's key, for the team, and by the site's own id. */
export const sitePublishingCalls = {
  publishSite: call({ ...publication('/api/company/{id}/site'), ...owner }),
  siteRevisions: call({ ...list('/api/company/{id}/site'), reader: 'public' }),
  restoreSite: call({ ...restoration('/api/company/{id}/site'), ...owner }),
  adminPublishSite: call({ ...publication('/api/admin/dossier/{id}/site'), ...team }),
  adminSiteRevisions: call({ ...list('/api/admin/dossier/{id}/site'), ...look }),
  adminRestoreSite: call({ ...restoration('/api/admin/dossier/{id}/site'), ...team }),
  adminPublishOwnSite: call({ ...publication('/api/admin/sites/{site}'), ...team }),
  adminRevisionsOfSite: call({ ...list('/api/admin/sites/{site}'), ...look }),
  adminRestoreOwnSite: call({ ...restoration('/api/admin/sites/{site}'), ...team }),
}
