import { keysOf } from '../closed-list'
import type { CallZone } from '../international/lead-pricing'
import { DAY_MS } from '../milliseconds'
import { parisClock, parisInstant } from '../paris-time'
import { publicHoliday } from '../site/public-holidays'
import { formatFixed } from '../text/french'
import { CALL_REASONS } from './call-reasons'
import type { TranscriptRule } from './transcript-rule'

/** Why a client contests a call; five, as the conditions of the offer say. */
export const DISPUTE_LABELS = {
  'too-short': 'L’appel a duré moins de 30 secondes',
  duplicate: 'La même personne avait déjà appelé',
  'wrong-zone': 'L’appelant n’est pas de la zone achetée',
  'wrong-trade': 'L’appel ne concernait pas le métier',
  'not-a-request': 'Ce n’était pas une demande (démarchage, erreur de numéro)',
}
export type DisputeReason = keyof typeof DISPUTE_LABELS
export const DISPUTE_REASONS = keysOf(DISPUTE_LABELS)

/** A call may be contested so long after its end. */
export const DISPUTE_WINDOW_MS = 7 * DAY_MS
/** The team answers what no rule decides within so many working days. */
export const DISPUTE_WORKING_DAYS = 3

/** So many working days later at the same hour in Paris; Saturdays, Sundays and public holidays of the mainland do not count. */
export function disputeDeadline(opened_at: Date, workingDays: number): Date {
  const clock = parisClock(opened_at)
  for (let left = workingDays; left > 0; ) {
    clock.setUTCDate(clock.getUTCDate() + 1)
    if (isWorkingDay(clock)) left -= 1
  }
  return parisInstant(clock)
}

const isWorkingDay = (clock: Date) =>
  clock.getUTCDay() !== 0 &&
  clock.getUTCDay() !== 6 &&
  publicHoliday(clock.toISOString().slice(0, 10), null) === null

/** Whether a lead may still be contested. @param ended_at when the call ended, or the request was unlocked */
export const mayDispute = (ended_at: Date, now: Date) =>
  now.getTime() - ended_at.getTime() <= DISPUTE_WINDOW_MS

interface DisputedCall {
  length_ms: number
  flagged: boolean
  /** Another billed call of this caller for this campaign in the thirty days before; null of one who was forgotten. */
  duplicate: boolean | null
  /** From the country of the caller's number; null where it tells none. */
  caller_zone: CallZone | null
  zone: CallZone | null
  /** What a rule found in the call's transcript, in time or later. */
  finding: TranscriptRule | null
}

export type DisputeVerdict = { decided: true; credited: boolean; sentence: string } | { decided: false }

/** What rules can decide they decide at once; the rest is for a person. */
export function judgeDispute(reason: DisputeReason, call: DisputedCall): DisputeVerdict {
  switch (reason) {
    case 'too-short':
      if (call.flagged) return { decided: false }
      return call.length_ms < 30_000
        ? credited(CALL_REASONS['too-short'])
        : refused(`Les événements signés de l’opérateur donnent ${seconds(call.length_ms)}.`)
    case 'duplicate':
      if (call.duplicate === null) return { decided: false }
      return call.duplicate
        ? credited(CALL_REASONS['duplicate-caller'])
        : refused('Aucun autre appel de ce numéro n’a été facturé à cette campagne dans les 30 jours.')
    case 'wrong-zone':
      if (call.caller_zone === null) return { decided: false }
      return call.caller_zone === call.zone
        ? refused('L’indicatif de l’appelant est celui de la zone achetée.')
        : credited('L’indicatif de l’appelant n’est pas celui de la zone achetée.')
    case 'not-a-request':
      return call.finding ? credited(CALL_REASONS[call.finding]) : { decided: false }
    case 'wrong-trade':
      return { decided: false }
  }
}

const credited = (sentence: string): DisputeVerdict => ({ decided: true, credited: true, sentence })
const refused = (sentence: string): DisputeVerdict => ({ decided: true, credited: false, sentence })
const seconds = (ms: number) => `${formatFixed(ms / 1_000, 1)} secondes`
