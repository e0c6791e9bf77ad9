import { textError } from './facts/text-errors'

/** What becomes of what an owner, or the team, said of a place of a site. */
export const COMMENT_STATES = ['todo', 'done', 'refused'] as const

export type CommentState = (typeof COMMENT_STATES)[number]

export const COMMENT_STATE_LABELS: Record<CommentState, string> = {
  todo: 'À faire',
  done: 'Fait',
  refused: 'Refusé',
}

/** Who speaks: the owner has one voice, and so has the team. */
export type CommentVoice = 'owner' | 'team'

/** More than anybody reads again. */
export const MOST_COMMENTS = 300

export const LONGEST_COMMENT = 2_000

/** Why words, as `typedText` leaves them, cannot be kept; null: they can. */
export function commentError(text: string, needed: boolean): string | null {
  if (text === '') return needed ? 'Écrivez en quelques mots ce qui est à changer.' : null
  return textError(text, LONGEST_COMMENT, true)
}

/**
 * Whether somebody may move a comment there. The team does it or refuses it, with its reason; the owner takes his word
 * back, or says again that it is to be done.
 */
export function moveError(by: CommentVoice, state: CommentState, reason: string): string | null {
  if (by === 'owner' && state === 'refused') return 'C’est notre équipe qui refuse, avec sa raison.'
  if (state === 'refused' && reason.trim() === '') return 'Dites pourquoi\u00a0: le client lira cette raison.'
  return null
}

/** Why a site is not approved of yet, said to its owner. @param todo how many remarks are to be done, one or more */
export const unsettledSentence = (todo: number): string =>
  todo === 1
    ? 'Une remarque est encore ouverte\u00a0: retirez-la si tout vous va, ou attendez ce que nous en faisons.'
    : `${todo} remarques sont encore ouvertes\u00a0: retirez-les si tout vous va, ou attendez ce que nous en faisons.`
