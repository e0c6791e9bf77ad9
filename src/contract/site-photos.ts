import * as z from 'zod/mini'
import { call } from './call'
import { shownSite } from './shapes/shown-site'
import { callsAtSites, siteCall } from './site-tails'

const fraction = z.number().check(z.minimum(0), z.maximum(1))
const said = z.string().check(z.trim(), z.maxLength(400))

/** The calls about the photos of a site, under each of its addresses (`site-tails.ts`). */
export const sitePhotoTails = {
  addSitePhoto: siteCall('POST /photos', {
    budget: 'company-upload',
    permission: 'work-dossiers',
    summary:
      'Adds a photo (JPEG or PNG): turned upright, without place and date, as WebP; 422 says what is wrong with it',
    body: 'multipart',
    parts: z.object({ alt: z.optional(said) }),
    status: 201,
    reply: shownSite,
  }),
  changeSitePhoto: siteCall('PUT /photos/{photo}', {
    budget: 'company-change',
    permission: 'work-dossiers',
    summary: 'Says what is seen on a photo, and around what it is cut: fractions of its width and height',
    body: z.object({ alt: said, focus: z.object({ x: fraction, y: fraction }) }),
    reply: shownSite,
  }),
  removeSitePhoto: siteCall('DELETE /photos/{photo}', {
    budget: 'company-change',
    permission: 'work-dossiers',
    summary: 'Takes a photo out of the site and its layout',
    reply: shownSite,
  }),
}

export const sitePhotoCalls = {
  ...callsAtSites(sitePhotoTails),
  sitePhoto: call('GET /api/site-photos/{photo}', {
    reader: 'public',
    summary: 'A photo of a site, as it is cut; its id is as random as a dossier’s',
    reply: 'image/webp',
  }),
}
