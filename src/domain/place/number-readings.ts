import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { copiedNumber } from '../text/copied-number'
import { formatPhone } from './format-phone'

/** Of the French plan: overseas a carrier writes another prefix before the same digits, by the territory. */
const PREFIXES = ['+33', '+262', '+590', '+594', '+596']

/**
 * How a carrier may write a number, in E.164, of one that somebody typed or said: « 06 12 34 56 78 », « +33 (0)6… »,
 * « 0033 6… », « +44 (0)20… ». Without a prefix it is one of the French plan; empty for what is no number.
 */
export function numberReadings(typed: string): string[] {
  const text = copiedNumber(typed)
  const home = formatPhone(text).replaceAll(' ', '')
  if (/^0[1-9]\d{8}$/.test(home)) return PREFIXES.map(prefix => `${prefix}${home.slice(1)}`)
  const number = parsePhoneNumberFromString(text.replace(/^00/, '+'))?.number ?? null
  return number && /^\+[1-9]\d{5,14}$/.test(number) ? [number] : []
}
