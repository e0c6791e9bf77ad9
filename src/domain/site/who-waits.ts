import type { CommentState, CommentVoice } from './site-comment'

/** What is known of a site between its team and its owner. */
export interface ReviewState {
  /** When its owner was first shown it; null: not yet. */
  review_at: Date | null
  online_at: Date | null
  /** What its owner said last, and when; null: nothing yet. */
  approved: boolean | null
  reviewed_at: Date | null
  /** When the last round was told. */
  round_at: Date | null
  comments: { state: CommentState; last_by: CommentVoice; moved_at: Date }[]
}

/** What can be waited for. */
export const WAITINGS = ['comments', 'question', 'publication', 'next-round', 'review'] as const

/** Whose turn it is, for what, and since when. */
export interface Waiting {
  for: CommentVoice
  what: (typeof WAITINGS)[number]
  since: Date
}

/** Who waits for whom; null where nobody does: nothing was shown yet, or all that was said is settled. */
export function whoWaits(site: ReviewState): Waiting | null {
  const todo = site.comments.filter(({ state }) => state === 'todo')
  const asked = oldest(todo.filter(({ last_by }) => last_by === 'owner'))
  if (asked) return { for: 'team', what: 'comments', since: asked }
  const question = oldest(todo.filter(({ last_by }) => last_by === 'team'))
  if (question) return { for: 'owner', what: 'question', since: question }
  if (!site.review_at || site.online_at) return null
  if (site.approved) return { for: 'team', what: 'publication', since: site.reviewed_at ?? site.review_at }
  const shown = site.round_at ?? site.review_at
  if (site.approved === false && site.reviewed_at && site.reviewed_at >= shown) {
    const settled = site.comments.map(({ moved_at }) => moved_at.getTime())
    return {
      for: 'team',
      what: 'next-round',
      since: new Date(Math.max(...settled, site.reviewed_at.getTime())),
    }
  }
  return { for: 'owner', what: 'review', since: shown }
}

function oldest(comments: readonly { moved_at: Date }[]): Date | null {
  if (comments.length === 0) return null
  return new Date(Math.min(...comments.map(({ moved_at }) => moved_at.getTime())))
}

/** What waits, as the one who waits reads it. */
export const WAITING_LABELS: Record<Waiting['what'], string> = {
  comments: 'Remarques du client à traiter',
  question: 'Notre question attend le client',
  publication: 'Approuvé\u00a0: à mettre en ligne',
  'next-round': 'Corrigé\u00a0: à remontrer au client',
  review: 'Le client relit son site',
}
