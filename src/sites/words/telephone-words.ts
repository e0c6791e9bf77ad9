import { formatPhone } from '~/domain/place/format-phone'

/** The country code of an overseas department's numbers, by how they begin at home: who dials them as of mainland France reaches nobody. */
const OVERSEAS: readonly [begins: RegExp, code: string][] = [
  [/^0(590|69[01])/, '590'],
  [/^0(594|694)/, '594'],
  [/^0(596|69[67])/, '596'],
  [/^0(26[239]|69[23]|639)/, '262'],
  [/^0508/, '508'],
]

/** « +33261910014 », « +262262911103 » from what was typed, for `tel:`; null where too few digits are left to dial. */
export function dialled(telephone: string): string | null {
  const digits = formatPhone(telephone)
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
  if (!/^\+?\d{3,15}$/.test(digits)) return null
  if (!/^0[1-9]\d{8}$/.test(digits)) return digits
  const code = OVERSEAS.find(([begins]) => begins.test(digits))?.[1] ?? '33'
  return `+${code}${digits.slice(1)}`
}

/** « 02 61 91 00 14 », « 0262 91 11 03 », held together; what is no French number stays as it was typed. */
export const telephoneWords = (telephone: string): string =>
  formatPhone(telephone)
    .trim()
    .replace(/[ \u202f]/g, '\u00a0')
