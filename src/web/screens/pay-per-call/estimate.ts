import { isOneOf, tableOf } from '~/domain/closed-list'
import type { CallForecast } from '~/domain/international/call-forecast'
import {
  BILLED_FROM_SECONDS,
  CALL_ZONES,
  type CallZone,
  TRADES,
  type Trade,
} from '~/domain/international/lead-pricing'

/** The questions of the estimator, by the names that the address shows. */
export const QUESTIONS = ['zone', 'activite', 'appels', 'courts', 'duree'] as const
export type EstimateQuestion = (typeof QUESTIONS)[number]
export type EstimateAnswers = Record<EstimateQuestion, string>

export interface Estimate {
  /** As typed, to be shown again. */
  answers: EstimateAnswers
  errors: { field: EstimateQuestion; message: string }[]
  /** Null while something is to be corrected. */
  forecast: CallForecast | null
  /** « à Lyon », « au Havre »: the town whose page one comes from; null where none is named. */
  place: string | null
  /** True once the visitor has asked; before, an example is shown. */
  asked: boolean
}

const MOST_CALLS = 10_000
const LONGEST_SECONDS = 7_200

const example: EstimateAnswers = {
  zone: 'europe',
  activite: 'crafts',
  appels: '20',
  courts: '4',
  duree: '150',
}

/** Reads the estimator's answers from the address; what is left out takes the example's value. */
export function readEstimate(search: URLSearchParams): Estimate {
  const asked = QUESTIONS.some(name => search.has(name))
  const answers = tableOf(QUESTIONS, name => search.get(name)?.slice(0, 40) ?? example[name])
  const calls = wholeNumber(answers.appels)
  const short_calls = answers.courts.trim() === '' ? 0 : wholeNumber(answers.courts)
  const average_seconds = decimal(answers.duree)
  const checks: [EstimateQuestion, boolean, string][] = [
    ['zone', isZone(answers.zone), 'Choisissez une zone de la liste.'],
    ['activite', isTrade(answers.activite), 'Choisissez une activité de la liste.'],
    [
      'appels',
      calls >= 1 && calls <= MOST_CALLS,
      'Indiquez un nombre d’appels entier, entre 1 et 10\u202f000.',
    ],
    [
      'courts',
      short_calls >= 0 && !(short_calls > calls),
      `Les appels de moins de ${BILLED_FROM_SECONDS}\u00a0s ne peuvent pas être plus nombreux que tous les appels.`,
    ],
    [
      'duree',
      average_seconds >= 0 && average_seconds <= LONGEST_SECONDS,
      'Indiquez une durée en secondes, entre 0 et 7\u202f200.',
    ],
  ]
  const place = /^(?:à|au|aux|en) \p{Lu}[\p{L}’ -]{1,60}$/u.exec(search.get('lieu') ?? '')?.[0] ?? null
  const errors = checks.filter(([, fine]) => !fine).map(([field, , message]) => ({ field, message }))
  const { zone, activite: trade } = answers
  const fine = errors.length === 0 && isZone(zone) && isTrade(trade)
  return {
    answers,
    errors,
    place,
    asked,
    forecast: fine ? { zone, trade, calls, short_calls, average_seconds } : null,
  }
}

const isZone = (value: string): value is CallZone => isOneOf(CALL_ZONES, value)
const isTrade = (value: string): value is Trade => isOneOf(TRADES, value)

/** NaN for what is not a whole number; French thousands are read. */
const wholeNumber = (text: string) =>
  /^\d[\d\s]*$/.test(text.trim()) ? Number(text.replace(/\s/g, '')) : NaN

const decimal = (text: string) =>
  /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : NaN
