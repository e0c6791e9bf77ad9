import { maximum, maxLength, minimum, number, object, optional, string, trim } from 'zod/mini'
import { call } from './call'
import { shownSite } from './site-project'

const fraction = number().check(minimum(0), maximum(1))
const said = string().check(trim(), maxLength(400))

/** What is done with photos under each address at which a site stands. */
const added = <const Base extends `/${string}`>(base: Base) => ({
  method: 'POST' as const,
  path: `${base}/photos` as const,
  summary:
    'Adds a photo (JPEG or PNG): turned upright, without place and date, as WebP; 422 says what is wrong with it',
  body: 'multipart' as const,
  parts: object({ alt: optional(said) }),
  status: 201 as const,
  reply: shownSite,
})
const changed = <const Base extends `/${string}`>(base: Base) => ({
  method: 'PUT' as const,
  path: `${base}/photos/{photo}` as const,
  summary: 'Says what is seen on a photo, and around what it is cut: fractions of its width and height',
  body: object({ alt: said, focus: object({ x: fraction, y: fraction }) }),
  reply: shownSite,
})
const removed = <const Base extends `/${string}`>(base: Base) => ({
  method: 'DELETE' as const,
  path: `${base}/photos/{photo}` as const,
  summary: 'Takes a photo out of the site and its layout',
  reply: shownSite,
})

const upload = { reader: 'public', budget: 'company-upload' } as const
const owner = { reader: 'public', budget: 'company-change' } as const
const team = { reader: 'admin', permission: 'work-dossiers' } as const

/** The photos of a site: under its dossier's key, for the team, and by the site's own id. */
export const sitePhotoCalls = {
  addSitePhoto: call({ ...added('/api/company/{id}/site'), ...upload }),
  changeSitePhoto: call({ ...changed('/api/company/{id}/site'), ...owner }),
  removeSitePhoto: call({ ...removed('/api/company/{id}/site'), ...owner }),
  adminAddSitePhoto: call({ ...added('/api/admin/dossier/{id}/site'), ...team }),
  adminChangeSitePhoto: call({ ...changed('/api/admin/dossier/{id}/site'), ...team }),
  adminRemoveSitePhoto: call({ ...removed('/api/admin/dossier/{id}/site'), ...team }),
  adminAddPhotoOfSite: call({ ...added('/api/admin/sites/{site}'), ...team }),
  adminChangePhotoOfSite: call({ ...changed('/api/admin/sites/{site}'), ...team }),
  adminRemovePhotoOfSite: call({ ...removed('/api/admin/sites/{site}'), ...team }),
  sitePhoto: call({
    method: 'GET',
    path: '/api/site-photos/{photo}',
    reader: 'public',
    summary: 'A photo of a site, as it is cut; its id is as random as a dossier’s',
    reply: 'image/webp',
  }),
}
