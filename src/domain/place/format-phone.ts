/**
 * « 04 72 00 00 00 » of a telephone number of the French plan, however it was typed (« 0472000000 »,
 * « +33 (0)4 72… », « 0033 4… »); any other comes back as it was. In pairs it is no figure to a spreadsheet either,
 * which would take the nought away.
 */
export function formatPhone(raw: string): string {
  const digits = raw
    .replace(/[\s.()\u00AD\u2010-\u2015\u200B\u2060-]/g, '')
    .replace(/^(?:\+|00)330?(?=\d{9}$)/, '0')
  return /^0[1-9]\d{8}$/.test(digits) ? digits.replace(/(\d{2})(?=\d)/g, '$1 ') : raw
}

/** A number with its country code (ITU-T E.164: one or two digits for these, three for all others). */
const ABROAD =
  /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)((?:[\s.()-]*\d){6,12})$/

/**
 * As a telephone number is dialled from France, in pairs: « 04 72 00 00 00 », « 00 221 7 71 23 45 67 » of « +221771234567 ».
 * Any other text comes back as it was.
 */
export function dialledFromFrance(raw: string): string {
  const french = formatPhone(raw)
  const [, country, rest] = french.trim().match(ABROAD) ?? []
  if (country === undefined || rest === undefined) return french
  return `00 ${country} ${rest.replace(/\D/g, '').replace(/\B(?=(?:\d\d)+$)/g, ' ')}`
}

/**
 * A number in E.164 as it is dialled from anywhere, to be read: « +33 6 12 34 56 78 », « +221 7 71 23 45 67 »,
 * « +1 514 555 0199 ». Any other text comes back as it was.
 */
export function dialledFromAnywhere(number: string): string {
  const [, country, rest] = number.match(ABROAD) ?? number.match(/^\+(33)(\d{9})$/) ?? []
  if (country === undefined || rest === undefined) return number
  const groups = country === '1' ? /^(\d{3})(\d{3})(?=\d)/ : /\B(?=(?:\d\d)+$)/g
  return `+${country} ${rest.replace(groups, country === '1' ? '$1 $2 ' : ' ')}`
}
