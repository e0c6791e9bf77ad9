import { keysOf } from '../closed-list'
import { DAY_MS, HOUR_MS } from '../milliseconds'
import { DISPUTE_WINDOW_MS } from './dispute'

/** A call whose carrier sends transcripts waits so long for its own, from the moment that we heard of its end. */
export const TRANSCRIPT_HOLD_MS = HOUR_MS
/** Of more than that, in characters, no rule reads anything; what is beyond it is not kept. */
export const LONGEST_TRANSCRIPT = 100_000
/** It may serve while a call can be contested, and so long after. */
const KEPT_AFTER_DISPUTE_MS = 30 * DAY_MS

/** When what was said is forgotten. @param ended_at of the call; of the transcript where its end is not known */
export const transcriptEnd = (ended_at: Date): Date =>
  new Date(ended_at.getTime() + DISPUTE_WINDOW_MS + KEPT_AFTER_DISPUTE_MS)

/**
 * What a language model may say of a transcript, one of these words and nothing else, with what the team reads of it: it
 * decides nothing. Null where there is nothing to look at.
 */
export const MODEL_WORD_LABELS = {
  request: null,
  canvassing: 'Du démarchage, selon un programme',
  'wrong-number': 'Une erreur de numéro, selon un programme',
  'job-search': 'Une candidature, selon un programme',
  empty: 'Un appel vide, selon un programme',
  other: 'Pas une demande, selon un programme',
  unclear: null,
}
export type ModelWord = keyof typeof MODEL_WORD_LABELS
export const MODEL_WORDS = keysOf(MODEL_WORD_LABELS)
