import { MONTH_NAMES } from './french'

/**
 * French typography of running text: U+202F before `; ! ?` and between thousands, U+00A0 before `: € %`,
 * units, inside « », within dates, and after « n° » and « art. »; the curved apostrophe, also before a Markdown link or bold words.
 */
export function frenchSpaces(text: string): string {
  return unbrokenDates(text)
    .replace(/(?<=\S)[ \u00a0](?=[;!?](?!\w))/gu, '\u202f')
    .replace(/(?<=[\p{L}\p{N})\]}*»€%])[ \u202f](?=:(?:[\s.<]|$))/gu, '\u00a0')
    .replace(/«[ \u202f]/gu, '«\u00a0')
    .replace(/[ \u202f]»/gu, '\u00a0»')
    .replace(/(?<=\d)[ \u202f](?=[€%]|M€|(?:h|min|mois|jours?|Mo|personnes|questions|euros)\b)/gu, '\u00a0')
    .replace(/(?<=\b\d{1,3}) (?=\d{3}(?!\d))/gu, '\u202f')
    .replace(/(?<=\bn°|\bart\.)[ \u202f](?=\S)/gu, '\u00a0')
    .replace(/(?<=\p{L})'(?=[\p{L}[*])/gu, '’')
}

/** « 3 mai 2026 » with U+00A0 for its spaces. Older browsers read this: no look behind. */
export const unbrokenDates = (text: string): string =>
  text.replace(DAY_TO_MONTH, '$1\u00a0').replace(MONTH_TO_YEAR, '$1\u00a0')

const MONTH = `(?:${MONTH_NAMES.join('|')})`
const DAY_TO_MONTH = new RegExp(`(\\b\\d{1,2}(?:er)?) (?=${MONTH}(?!\\p{L}))`, 'gu')
const MONTH_TO_YEAR = new RegExp(`((?:^|[^\\p{L}])${MONTH}) (?=\\d{4}(?!\\d))`, 'gu')
