import type { BodyOf } from '~/contract/call'
import type { siteCommentCalls } from '~/contract/site-comments'
import type { AccountActor } from '~/domain/journal/actor'
import type { Deps } from '~/usecases/ground/deps'
import type { SiteActor } from '~/usecases/site/change-content'
import type { SiteAt } from '~/usecases/site/site-of'
import { addComment } from '~/usecases/site-comments/add-comment'
import { moveComment } from '~/usecases/site-comments/move-comment'
import { readComments } from '~/usecases/site-comments/read-comments'
import { readReviews } from '~/usecases/site-comments/read-reviews'
import { tellRound } from '~/usecases/site-comments/tell-round'
import type { Handlers } from '../register'
import { rankOf } from './site-publishing'

interface Adding {
  by: SiteActor
  body: BodyOf<(typeof siteCommentCalls)['addSiteComment']>
}
interface Moving {
  by: SiteActor
  params: { n: string }
  body: BodyOf<(typeof siteCommentCalls)['moveSiteComment']>
}

/** The same tails under each address at which a site stands. */
export function siteCommentHandlers(deps: Deps): Pick<Handlers, keyof typeof siteCommentCalls> {
  const read = (at: SiteAt) => readComments(deps, at)
  const add = async (at: SiteAt, { by, body }: Adding) => {
    await addComment(deps, by, at, body)
    return read(at)
  }
  const move = async (at: SiteAt, { by, params, body }: Moving) => {
    await moveComment(deps, by, at, rankOf(params.n), body)
    return read(at)
  }
  const round = async (at: SiteAt, { by }: { by: AccountActor }) => {
    await tellRound(deps, by, at)
    return read(at)
  }
  return {
    siteComments: ({ params }) => read({ dossier: { key: params.id } }),
    addSiteComment: request => add({ dossier: { key: request.params.id } }, request),
    moveSiteComment: request => move({ dossier: { key: request.params.id } }, request),
    adminSiteComments: ({ params }) => read({ dossier: params.id }),
    adminAddSiteComment: request => add({ dossier: request.params.id }, request),
    adminMoveSiteComment: request => move({ dossier: request.params.id }, request),
    adminTellRound: request => round({ dossier: request.params.id }, request),
    adminCommentsOfSite: ({ params }) => read({ site: params.site }),
    adminAddCommentOfSite: request => add({ site: request.params.site }, request),
    adminMoveCommentOfSite: request => move({ site: request.params.site }, request),
    adminTellRoundOfSite: request => round({ site: request.params.site }, request),
    siteReviews: () => readReviews(deps),
  }
}
