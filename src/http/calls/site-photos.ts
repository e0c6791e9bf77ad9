import type { Context } from 'hono'
import type { BodyOf } from '~/contract/call'
import type { sitePhotoCalls } from '~/contract/site-photos'
import type { Deps } from '~/usecases/ground/deps'
import type { SiteActor } from '~/usecases/site/change-content'
import { viewPhoto } from '~/usecases/site/photo-files'
import { addPhoto, changePhoto, removePhoto } from '~/usecases/site/photos'
import type { SiteAt } from '~/usecases/site/site-of'
import { bodyOf } from '../attachment'
import { announcedLength, readMultipart } from '../multipart'
import type { Handlers } from '../register'

interface Request {
  by: SiteActor
  context: Context
}
interface Change extends Request {
  params: { photo: string }
  body: BodyOf<(typeof sitePhotoCalls)['changeSitePhoto']>
}

/** The same tails under each address at which a site stands. */
export function sitePhotoHandlers(deps: Deps): Pick<Handlers, keyof typeof sitePhotoCalls> {
  const add = (at: SiteAt, { by, context }: Request) =>
    addPhoto(deps, by, at, readMultipart(context), announcedLength(context))
  const change = (at: SiteAt, { by, params, body }: Change) => changePhoto(deps, by, at, params.photo, body)
  const remove = (at: SiteAt, { by, params }: Pick<Change, 'by' | 'params'>) =>
    removePhoto(deps, by, at, params.photo)
  return {
    addSitePhoto: request => add({ dossier: { key: request.params.id } }, request),
    changeSitePhoto: request => change({ dossier: { key: request.params.id } }, request),
    removeSitePhoto: request => remove({ dossier: { key: request.params.id } }, request),
    adminAddSitePhoto: request => add({ dossier: request.params.id }, request),
    adminChangeSitePhoto: request => change({ dossier: request.params.id }, request),
    adminRemoveSitePhoto: request => remove({ dossier: request.params.id }, request),
    adminAddPhotoOfSite: request => add({ site: request.params.site }, request),
    adminChangePhotoOfSite: request => change({ site: request.params.site }, request),
    adminRemovePhotoOfSite: request => remove({ site: request.params.site }, request),
    sitePhoto: async ({ params }) =>
      new Response(bodyOf(await viewPhoto(deps, params.photo)), {
        headers: {
          'Content-Type': 'image/webp',
          // Another cut has another address.
          'Cache-Control': 'private, max-age=31536000, immutable',
          'X-Robots-Tag': 'noindex',
        },
      }),
  }
}
