import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { formatPhone } from './format-phone'

/** Whose numbers of ten digits are dialled from the mainland as they are at home. */
const OVERSEAS = ['GP', 'GF', 'MQ', 'RE', 'YT', 'BL', 'MF']

/**
 * As a telephone number is dialled from France, grouped as in its own country: « 04 72 00 00 00 », « 00 221 77 123 45 67 » of
 * « +221771234567 ». Any other text comes back as it was.
 */
export function dialledFromFrance(raw: string): string {
  const french = formatPhone(raw)
  const number = french === raw ? abroad(french) : undefined
  if (!number) return french
  if (OVERSEAS.includes(number.country ?? '')) return number.formatNational()
  return read(number).replace('+', '00 ')
}

/**
 * A number in E.164 as it is dialled from anywhere, grouped as in its own country: « +33 6 12 34 56 78 »,
 * « +221 77 123 45 67 », « +1 514 555 0199 », on one line. Any other text comes back as it was.
 */
export function dialledFromAnywhere(number: string): string {
  const parsed = abroad(number)
  return parsed ? read(parsed).replaceAll(' ', '\u00a0') : number
}

/** ITU-T E.123 parts the groups of an international number by spaces alone. */
const read = (number: NonNullable<ReturnType<typeof abroad>>) =>
  number.formatInternational().replace(/[.\-\u2010-\u2015]/g, ' ')

const abroad = (text: string) =>
  /^\s*\+(?:[\s.()-]*\d){7,15}\s*$/.test(text) ? parsePhoneNumberFromString(text) : undefined
