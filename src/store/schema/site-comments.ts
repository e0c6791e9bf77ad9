import type { CommentState, CommentVoice } from '~/domain/site/site-comment'

/** What was said of a place of a site. */
export interface SiteCommentTable {
  site_id: string
  /** Of the site, from 1. */
  number: number
  /** The id of a section, which may be gone by now; null: of the whole site. */
  section: string | null
  /** What the place was called then. */
  place: string
  state: CommentState
  /** Who spoke last. */
  last_by: CommentVoice
  opened_at: Date
  moved_at: Date
}

/** One line of a comment's thread. */
export interface SiteCommentWordTable {
  site_id: string
  comment: number
  /** Of the thread, from 1. */
  number: number
  voice: CommentVoice
  account_id: string | null
  /** What the comment was from then on. */
  state: CommentState
  /** Empty: the state alone was changed. */
  text: string
  at: Date
}

/** When a site was shown to its owner, and in which version. */
export interface SiteRoundTable {
  site_id: string
  round: number
  version: number
  at: Date
}
