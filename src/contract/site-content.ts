import { object } from 'zod/mini'
import { call } from './call'
import { siteFacts, siteLayout } from './shapes/site-content'
import { shownSite } from './site-project'

/** What is put under each address at which a site stands; If-Match names the version that was changed. */
const facts = <const Base extends `/${string}`>(base: Base) => ({
  method: 'PUT' as const,
  path: `${base}/facts` as const,
  summary: 'Keeps what is true of the firm; 412 where the site changed meanwhile, 428 without If-Match',
  body: object({ facts: siteFacts }),
  reply: shownSite,
})
const layout = <const Base extends `/${string}`>(base: Base) => ({
  method: 'PUT' as const,
  path: `${base}/layout` as const,
  summary: 'Keeps how the facts are arranged; 412 where the site changed meanwhile, 428 without If-Match',
  body: object({ layout: siteLayout }),
  reply: shownSite,
})
const preview = <const Base extends `/${string}`>(base: Base) => ({
  method: 'POST' as const,
  path: `${base}/preview` as const,
  summary: 'The home as it would be with these facts, as one page that asks for no file; kept nowhere',
  body: object({ facts: siteFacts }),
  reply: 'text/html' as const,
})

const owner = { reader: 'public', budget: 'company-change' } as const
const team = { reader: 'admin', permission: 'work-dossiers' } as const

/** The facts of a site and their arrangement: under its dossier's key, for the team, and by the site's own id. */
export const siteContentCalls = {
  saveSiteFacts: call({ ...facts('/api/company/{id}/site'), ...owner }),
  saveSiteLayout: call({ ...layout('/api/company/{id}/site'), ...owner }),
  adminSaveSiteFacts: call({ ...facts('/api/admin/dossier/{id}/site'), ...team }),
  adminSaveSiteLayout: call({ ...layout('/api/admin/dossier/{id}/site'), ...team }),
  previewSite: call({ ...preview('/api/company/{id}/site'), reader: 'public', budget: 'site-preview' }),
  adminPreviewSite: call({ ...preview('/api/admin/dossier/{id}/site'), ...team }),
  adminSite: call({
    method: 'GET',
    path: '/api/admin/sites/{site}',
    reader: 'admin',
    permission: 'read-dossiers',
    summary: 'A site by its own id, also after its dossier is gone',
    reply: shownSite,
  }),
  adminSaveFactsOfSite: call({ ...facts('/api/admin/sites/{site}'), ...team }),
  adminSaveLayoutOfSite: call({ ...layout('/api/admin/sites/{site}'), ...team }),
}
