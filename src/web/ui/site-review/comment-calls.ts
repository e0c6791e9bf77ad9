import type { ReplyOf } from '~/contract/call'
import type { siteCommentCalls } from '~/contract/site-comments'
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
