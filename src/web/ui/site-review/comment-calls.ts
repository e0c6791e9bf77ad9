import type { ReplyOf } from '~/contract/call'
import type { SiteApi } from '~/contract/sites/site-api'
import type { siteCommentCalls } from '~/contract/sites/site-comments'
import type { CommentState } from '~/domain/site/site-comment'

export type Comments = ReplyOf<(typeof siteCommentCalls)['siteComments']>
export type Comment = Comments['comments'][number]

/** How what is said of one site is read and written: under its dossier's key, by its owner, or by the team. */
export interface CommentCalls {
  read: () => Promise<Comments>
  /** @param section null: the whole site */
  add: (section: string | null, text: string) => Promise<Comments>
  move: (number: number, state: CommentState, reason: string) => Promise<Comments>
}

/** Those of one site, wherever it is asked from. */
export const commentCallsOf = (api: SiteApi): CommentCalls => ({
  read: () => api.siteComments({}),
  add: (section, text) => api.addSiteComment({ body: { section, text } }),
  move: (number, state, reason) =>
    api.moveSiteComment({ params: { n: String(number) }, body: { state, reason } }),
})
