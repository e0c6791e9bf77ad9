import { DAY_MS } from '../milliseconds'
import type { InvoiceAmounts } from './invoice'
import { type Grant, renunciationEnd } from './settlement'

/** The first terms by which a grant below the total asks for a choice, and silence is a renunciation. */
const CHOICE_SINCE = '2026-11-23'

/** @param signedTerms the version of the agreements that a signature keeps, `2026-11-23`; none: of before there were any */
export const asksChoice = (signedTerms: string | null | undefined) => (signedTerms ?? '') >= CHOICE_SINCE

/** Days from the notice after which a client who has not chosen is reminded, once. */
const REMINDED_AFTER_DAYS = 10

/** `open` waits for « Je continue », `over` has waited to the end of the delay, `none` asks nothing. */
export const CHOICE_STATES = ['none', 'open', 'over'] as const

export type ChoiceState = (typeof CHOICE_STATES)[number]

/** What a dossier keeps of the choice that a grant below the total asks for (specification B4). */
export interface Choice {
  /** When silence becomes renunciation; null where no choice is asked. */
  choice_until: Date | null
  /** When he said « Je continue », by a word or a payment. */
  continued_at: Date | null
}

/**
 * What the notice of a grant asks its client to choose. Only a grant below the total does, and only of who signed terms
 * that say what silence means: older signatures keep theirs.
 */
export function choiceUntil(
  { gross_cents }: Pick<InvoiceAmounts, 'gross_cents'>,
  { cents }: Pick<Grant, 'cents'>,
  signedTerms: string | null | undefined,
  noticeAt: Date,
): Date | null {
  if (cents >= gross_cents || !asksChoice(signedTerms)) return null
  return renunciationEnd(noticeAt).lateAt
}

/** A grant below the total was told, and its client has said nothing yet: no work begins, nothing falls due. */
export const awaitsChoice = ({ choice_until, continued_at }: Choice): boolean =>
  choice_until !== null && continued_at === null

/** Whether its client may still choose (`open`), let the day pass (`over`), or has nothing to choose (`none`). */
export function choiceState({ choice_until, continued_at }: Choice, now: Date): ChoiceState {
  if (choice_until === null || continued_at !== null) return 'none'
  return now < choice_until ? 'open' : 'over'
}

/** Whoever was told before then is to be reminded. */
export const remindedBefore = (now: Date) => new Date(now.getTime() - REMINDED_AFTER_DAYS * DAY_MS)
