import type { ReplyOf, RequestOf } from '../call'
import { type CallAt, nameAt, type SitePlace } from '../site-tails'
import { siteCommentTails } from './site-comments'
import { siteContentTails } from './site-content'
import { sitePhotoTails } from './site-photos'
import { sitePublishingTails } from './site-publishing'

const TAILS = { ...siteContentTails, ...sitePhotoTails, ...sitePublishingTails, ...siteCommentTails }

type Tails = typeof TAILS

type RequestAt<Name extends keyof Tails> = Omit<RequestOf<CallAt<'owner', Tails[Name]>>, 'params'> & {
  /** What the tail itself names. */
  params?: Record<string, string>
}

/** The calls of one site under the names of its tails, whichever of the four addresses it is asked under. */
export type SiteApi = {
  [Name in keyof Tails]: (request: RequestAt<Name>) => Promise<ReplyOf<CallAt<'owner', Tails[Name]>>>
}

/**
 * @param api a client that has these calls
 * @param params who the address names: the dossier (`id`) or the site
 */
export function siteApiOf(api: object, place: SitePlace, params: Record<string, string>): SiteApi
export function siteApiOf(api: object, place: SitePlace, params: Record<string, string>): object {
  const calls = Object.keys(TAILS).map(name => [
    name,
    (request: { params?: object }) =>
      Reflect.get(api, nameAt(place, name))({ ...request, params: { ...params, ...request.params } }),
  ])
  return Object.fromEntries(calls)
}
