import { lettersOf, plainLetters } from './plain-letters'

/** A number that stays is short, and they are few: no telephone can be made of them. */
export const FIGURES = { digits: 3, most: 2 } as const

/** « un » and « une » are no figures: every sentence has them. */
const NUMBER_WORDS = new Set(
  (
    'zero deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt vingts ' +
    'trente quarante cinquante soixante septante huitante octante nonante cent cents mille million millions'
  ).split(' '),
)

/** What may stand behind a number that stays, in small letters. */
export const UNITS = new Set(
  'm m2 m3 m² m³ cm mm km € euros k€ % kw kwh kg l h ans pieces chambres'.split(' '),
)

/** How many numbers a text holds, in digits or in words; the square of « m2 » is none. */
export const countFigures = (text: string): number =>
  (text.replace(/(?<=m)[23]\b/g, '').match(/\d+/g)?.length ?? 0) +
  lettersOf(text).filter(word => NUMBER_WORDS.has(word)).length

/** A short number with its unit, or one in words. */
export function isFigure(core: string): boolean {
  const [, digits = '', unit = ''] = /^(\d+)([\p{L}²³€%]*\d?)$/u.exec(core) ?? []
  if (digits) return digits.length <= FIGURES.digits && (unit === '' || UNITS.has(unit.toLowerCase()))
  const words = plainLetters(core).split('-')
  // « zéro-six » begins a telephone; nothing else begins by nought.
  if (words.includes('zero')) return false
  const numeral = words.some(word => NUMBER_WORDS.has(word))
  return numeral && words.every(word => NUMBER_WORDS.has(word) || ['et', 'un', 'une'].includes(word))
}
