import { type Reason, sentenceOf } from './verdict-sentences'

/** What is asked of a piece that was read; which ones, its kind says (`judge-piece.ts`). */
export const CHECKS = [
  'kind',
  'issue-date',
  'siren',
  'iban',
  'holder',
  'name',
  'expiry',
  'registry',
  'quality',
  'code-2d',
  'mrz',
] as const

export type Check = (typeof CHECKS)[number]

/** `inconclusive`: the machine cannot say. None of them refuses or delays anything (specification B12). */
export const OUTCOMES = ['passed', 'failed', 'inconclusive'] as const

export type Outcome = (typeof OUTCOMES)[number]

export interface Verdict {
  check: Check
  outcome: Outcome
  /** For the holder and the administration: never a value that was read. */
  sentence: string
}

/** One check with what is said of it. */
export const verdict = (check: Check, outcome: Outcome, reason: Reason): Verdict => ({
  check,
  outcome,
  sentence: sentenceOf(reason),
})
