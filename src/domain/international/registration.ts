import { tableOf } from '../closed-list'
import { DAY_MS } from '../milliseconds'
import { isFrance } from '../place/country'

/** A business outside France that asks to be called (specification A3). */
export interface Registration {
  company_name: string
  registration_number: string
  manager_name: string
  country: string
  email: string
  /** Telephone or WhatsApp. */
  phone: string
  /** Its activity and needs; the only field of several lines. */
  message: string
}

export const REGISTRATION_FIELDS = [
  'company_name',
  'registration_number',
  'manager_name',
  'country',
  'email',
  'phone',
  'message',
] as const

export type RegistrationField = keyof Registration

/** What cannot be left out: the server insists on four. */
export const REQUIRED_FIELDS: readonly RegistrationField[] = ['company_name', 'country', 'email', 'phone']
/** The form marks the manager's name too (specification B3). */
export const MARKED_FIELDS: readonly RegistrationField[] = [...REQUIRED_FIELDS, 'manager_name']

/** Where a registration stands for the team: to be called, called, or kept apart as perhaps unwanted. */
export const REGISTRATION_STATES = ['waiting', 'contacted', 'suspect'] as const
export type RegistrationState = (typeof REGISTRATION_STATES)[number]

/** Why one is kept apart: the field that people do not see was filled, or there were too many at once. */
export type Suspicion = 'honeypot' | 'budget'

/** The longest value of each field, in characters. */
export const REGISTRATION_LIMITS: Record<RegistrationField, number> = {
  company_name: 200,
  registration_number: 100,
  manager_name: 200,
  country: 100,
  email: 254,
  phone: 60,
  message: 5_000,
}

/** specification A9: the team calls within 24 hours. */
const CALL_WITHIN_MS = DAY_MS

/** Until when the team has promised to call. */
export function callBefore(created_at: Date): Date {
  return new Date(created_at.getTime() + CALL_WITHIN_MS)
}

/**
 * A registration as it is kept: lines in one piece, control characters gone, no space around. Line
 * breaks stay in the message alone, so that no other field can grow a line anywhere it is written.
 */
export function cleanRegistration(input: Registration): Registration {
  return tableOf(REGISTRATION_FIELDS, field =>
    field === 'message' ? cleanText(input.message) : cleanLine(input[field]),
  )
}

/** Only for companies outside France (specification A5). */
export function isForThisOffer({ country }: Registration): boolean {
  return !isFrance(country)
}

/** Said beside the country field, on the screen and by the server alike. */
export const FOR_ABROAD_ONLY = 'Cette offre s’adresse aux entreprises situées hors de France.'

/** Controls but the line break, and signs that are never seen or turn the reading order round. */
const controls = /(?:(?!\n)[\p{Cc}\u00ad\u180e\u200b\u202a-\u202e\u2028\u2029\u2060-\u206f\ufeff])+/gu

/** A text of several lines as it is kept. */
export const cleanText = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(controls, ' ')
    .trim()

/** A text of one line as it is kept; spaces that stand around no line break stay. */
export const cleanLine = (text: string) =>
  cleanText(text).replace(/\s+/g, spaces => (spaces.includes('\n') ? ' ' : spaces))
