import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { formatPhone } from './format-phone'

/**
 * As a telephone number is dialled from France, grouped as in its own country: « 04 72 00 00 00 », « 00 221 77 123 45 67 » of
 * « +221771234567 ». Any other text comes back as it was.
 */
export function dialledFromFrance(raw: string): string {
  const french = formatPhone(raw)
  const number = french === raw ? abroad(french) : undefined
  return number ? read(number).replace('+', '00 ') : french
}

/**
 * A number in E.164 as it is dialled from anywhere, grouped as in its own country: « +33 6 12 34 56 78 »,
 * « +221 77 123 45 67 », « +1 514 555 0199 », on one line. Any other text comes back as it was.
 */
export function dialledFromAnywhere(number: string): string {
  const parsed = abroad(number)
  return parsed ? read(parsed).replaceAll(' ', '\u00a0') : number
}

/** As the team reads a number on its screens: one of the French plan as at home, any other with its prefix. */
export function readAtDesk(raw: string): string {
  const french = formatPhone(raw)
  return french === raw ? dialledFromAnywhere(raw) : french.replaceAll(' ', '\u00a0')
}

/** ITU-T E.123 parts the groups of an international number by spaces alone. */
const read = (number: NonNullable<ReturnType<typeof abroad>>) =>
  number.formatInternational().replace(/[.\-\u2010-\u2015]/g, ' ')

const abroad = (text: string) =>
  /^\s*\+(?:[\s.()-]*\d){7,15}\s*$/.test(text) ? parsePhoneNumberFromString(text) : undefined
