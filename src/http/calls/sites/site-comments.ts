import type { siteCommentCalls, siteCommentTails } from '~/contract/sites/site-comments'
import type { AccountActor } from '~/domain/journal/actor'
import type { Deps } from '~/usecases/ground/deps'
import type { SiteAt } from '~/usecases/site/site-at'
import { addComment } from '~/usecases/site-comments/add-comment'
import { addCommentPicture } from '~/usecases/site-comments/add-comment-picture'
import { moveComment } from '~/usecases/site-comments/move-comment'
import { readComments } from '~/usecases/site-comments/read-comments'
import { readReviews } from '~/usecases/site-comments/read-reviews'
import { tellRound } from '~/usecases/site-comments/tell-round'
import { rankOf } from '../../rank-of'
import { uploadOf } from '../../read-multipart'
import type { Handlers } from '../../register'
import { siteHandlersOf } from '../../site-handlers'

/** The review of a site. */
export function siteCommentHandlers(deps: Deps): Pick<Handlers, keyof typeof siteCommentCalls> {
  const round = async (at: SiteAt, { by }: { by: AccountActor }) => {
    await tellRound(deps, by, at)
    return readComments(deps, at)
  }
  return {
    ...siteHandlersOf<typeof siteCommentTails>({
      siteComments: ({ at }) => readComments(deps, at),
      addSiteComment: async ({ at, by, body }) => {
        await addComment(deps, by, at, body)
        return readComments(deps, at)
      },
      addSiteCommentPicture: async ({ at, by, params, context }) => {
        const number = rankOf(params.n)
        await addCommentPicture(deps, by, at, number, uploadOf(context))
        return readComments(deps, at)
      },
      moveSiteComment: async ({ at, by, params, body }) => {
        await moveComment(deps, by, at, rankOf(params.n), body)
        return readComments(deps, at)
      },
    }),
    adminTellRound: request => round({ dossier: request.params.id }, request),
    teamTellRound: request => round({ site: request.params.site }, request),
    siteReviews: () => readReviews(deps),
  }
}
