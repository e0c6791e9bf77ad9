import type { sitePhotoCalls, sitePhotoTails } from '~/contract/sites/site-photos'
import type { Deps } from '~/usecases/ground/deps'
import { viewPhoto } from '~/usecases/site/photo-files'
import { addPhoto, changePhoto, removePhoto } from '~/usecases/site/photos'
import { bodyOf } from '../../attachment'
import { changedVersion } from '../../changed-version'
import { uploadOf } from '../../read-multipart'
import type { Handlers } from '../../register'
import { siteHandlersOf } from '../../site-handlers'

/** The photos of a site, and each as it is cut. */
export const sitePhotoHandlers = (deps: Deps): Pick<Handlers, keyof typeof sitePhotoCalls> => ({
  ...siteHandlersOf<typeof sitePhotoTails>({
    addSitePhoto: ({ at, by, context }) => addPhoto(deps, by, at, uploadOf(context)),
    changeSitePhoto: ({ at, by, params, body, context }) =>
      changePhoto(deps, by, at, params.photo, changedVersion(context), body),
    removeSitePhoto: ({ at, by, params }) => removePhoto(deps, by, at, params.photo),
  }),
  sitePhoto: async ({ params }) =>
    new Response(bodyOf(await viewPhoto(deps, params.photo)), {
      headers: {
        'Content-Type': 'image/webp',
        // Another cut has another address.
        'Cache-Control': 'private, max-age=31536000, immutable',
        'X-Robots-Tag': 'noindex',
      },
    }),
})
