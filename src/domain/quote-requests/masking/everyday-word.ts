import { folded, lettersOf } from './plain-letters'
import { PROJECT_WORDS } from './project-words'

/** What clients read in place of what is masked. */
export const MASK = '[…]'

/** A number that stays is short, and they are few: no telephone can be made of them. */
export const FIGURES = { digits: 3, most: 2 } as const

/** « un » and « une » are no figures: every sentence has them. */
const NUMBER_WORDS = new Set(
  (
    'zero deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt vingts ' +
    'trente quarante cinquante soixante septante huitante octante nonante cent cents mille million millions'
  ).split(' '),
)

const UNITS = new Set('m m2 m3 m² m³ cm mm km € euros k€ % kw kwh kg l h ans pieces chambres'.split(' '))

export const countFigures = (text: string): number =>
  (text.replace(/(?<=m)[23]\b/g, '').match(/\d+/g)?.length ?? 0) +
  lettersOf(text).filter(word => NUMBER_WORDS.has(word)).length

const ACRONYMS = new Set('PVC TVA WC VMC DPE SCI SARL SAS SASU EURL RDC'.split(' '))

/** A short number with its unit, or one in words. */
export function isFigure(core: string): boolean {
  const [, digits = '', unit = ''] = /^(\d+)([\p{L}²³€%]*\d?)$/u.exec(core) ?? []
  if (digits) return digits.length <= FIGURES.digits && (unit === '' || UNITS.has(unit.toLowerCase()))
  const words = folded(core).split('-')
  const numeral = words.some(word => NUMBER_WORDS.has(word))
  return numeral && words.every(word => NUMBER_WORDS.has(word) || ['et', 'un', 'une'].includes(word))
}

/** Words of PROJECT_WORDS, in small letters but at the beginning of a sentence. */
export function isEveryday(core: string, withheld: Set<string>, first: boolean): boolean {
  if (ACRONYMS.has(core)) return true
  if (!/^\p{L}+(?:['’-]\p{L}+)*$/u.test(core)) return core === MASK || UNITS.has(core)
  const parts = core.split(/(?<=['’])|-/u)
  return parts.every((part, at) => {
    const capital = /^\p{Lu}/u.test(part) && !(first && at === 0 && !/^.\p{Lu}/u.test(part))
    const elided = /['’]$/u.test(part)
    const word = folded(part.replace(/['’]$/u, ''))
    if (capital || withheld.has(word)) return false
    if (word.length === 1) return elided || word === 'a' || word === 'y'
    return PROJECT_WORDS.has(word) || PROJECT_WORDS.has(word.replace(/(?:e?s|x|e)$/u, ''))
  })
}
