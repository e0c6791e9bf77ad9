import type { EligibilityAnswers } from './eligibility'

/**
 * What the simulator asks, under the names that its address and GET /api/aids use, one question a screen.
 * An amount is asked as a range: its value is the greatest of the range, and any other whole number is exact.
 */
export const answerNames = [
  'france',
  'code-postal',
  'effectif',
  'chiffre-affaires',
  'bilan',
  'situation',
  'metier',
  'projet',
] as const
export type AnswerName = (typeof answerNames)[number]
/** As they stand in an address, unchecked. */
export type AnswerWords = Partial<Record<AnswerName, string>>

/** What the team calls each of them. */
export const ANSWER_LABELS: Record<AnswerName, string> = {
  france: 'Immatriculation en France',
  'code-postal': 'Code postal',
  effectif: 'Effectif',
  'chiffre-affaires': 'Chiffre d’affaires',
  bilan: 'Total du bilan',
  situation: 'Situation fiscale et sociale',
  metier: 'Métier',
  projet: 'Usage du site',
}

/** « Je ne sais pas ». */
export const UNKNOWN = 'inconnu'

export const trades = [
  'artisanat',
  'commerce',
  'restauration',
  'services',
  'liberal',
  'industrie',
  'agriculture',
  'numerique',
  'finance-immobilier',
  'association',
  'autre',
] as const
export type Trade = (typeof trades)[number]

export const purposes = ['vitrine', 'contacts', 'rendez-vous', 'vente', 'refonte', 'autre'] as const
export type Purpose = (typeof purposes)[number]

/** The upper ends of the ranges; the last one stands for « or more ». People, then whole euros. */
export const rangeEnds = {
  effectif: [9, 19, 49, 249, 250],
  'chiffre-affaires': [499_999, 999_999, 1_999_999, 9_999_999, 49_999_999, 50_000_000],
  bilan: [1_999_999, 9_999_999, 42_999_999, 43_000_000],
} as const
export type AmountName = keyof typeof rangeEnds

/** Both ends are inside. */
export interface Range {
  least: number
  most: number
}

/** `null` is unknown: it excludes from nothing. */
export interface SimulatorAnswers {
  registeredInFrance: boolean | null
  /** « 974 », « 2A ». */
  department: string | null
  staff: Range | null
  turnover: Range | null
  balanceSheet: Range | null
  upToDate: boolean | null
  trade: Trade | null
  purpose: Purpose | null
}

/** The four criteria of the service itself, on the upper end of each range: its own limits are ends of ranges. */
export function eligibilityAnswers(answers: SimulatorAnswers): EligibilityAnswers {
  return {
    registeredInFrance: answers.registeredInFrance,
    staff: answers.staff?.most ?? null,
    turnover: answers.turnover?.most ?? null,
    balanceSheet: answers.balanceSheet?.most ?? null,
    upToDate: answers.upToDate,
  }
}

/** Where the simulator shows the result of these answers, from the root of the site: the address holds them all. */
export const resultPath = (words: AnswerWords): string =>
  `/simulateur?${new URLSearchParams({ ...words, etape: String(answerNames.length + 1) })}`

/** A company outside France has its result at once; any other answers every question. */
export const isFinished = (words: AnswerWords): boolean =>
  words.france === 'non' || answerNames.every(name => words[name] !== undefined)
