import { call } from '../call'
import { pictureParts, pictureWords } from '../shapes/picture-words'
import { shownSite } from '../shapes/shown-site'
import { callsAtSites, siteCall } from '../site-tails'

/** The calls about the photos of a site, under each of its addresses (`site-tails.ts`). */
export const sitePhotoTails = {
  addSitePhoto: siteCall('POST /photos', {
    budget: 'company-upload',
    permission: 'work-dossiers',
    summary:
      'Adds a photo (JPEG or PNG): turned upright, without place and date, as WebP; 422 says what is wrong with it',
    body: 'multipart',
    parts: pictureParts,
    status: 201,
    reply: shownSite,
  }),
  changeSitePhoto: siteCall('PUT /photos/{photo}', {
    budget: 'company-change',
    permission: 'work-dossiers',
    summary:
      'Says what is seen on a photo, and around what it is cut: fractions of its width and height; 412 where If-Match names another version',
    body: pictureWords,
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
