import type { QuoteRequest } from '../quote-request'
import { folded, lettersOf, seenText } from './plain-letters'
import { PROJECT_WORDS } from './project-words'
import { givesItselfAway, tellsAddress, WHOLE_EMAIL } from './tell-tales'

/** What clients read in place of what is masked. */
export const MASK = '[…]'

type Contact = Pick<QuoteRequest, 'name' | 'email' | 'phone' | 'town'>

const LONGEST = 320
/** A number that stays is short, and they are few: no telephone can be made of them. */
const FIGURES = { digits: 3, most: 2 } as const
const LEAST_WORDS = 3

/** « un » and « une » are no figures: every sentence has them. */
const NUMBER_WORDS = new Set(
  (
    'zero deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt vingts ' +
    'trente quarante cinquante soixante septante huitante octante nonante cent cents mille million millions'
  ).split(' '),
)
const UNITS = new Set('m m2 m3 m² m³ cm mm km € euros k€ % kw kwh kg l h ans pieces chambres'.split(' '))

/**
 * What clients read of an asker's text before they pay: everyday words alone. Whatever is not known to be
 * harmless is masked (names, towns, telephones in figures or in words, addresses), and at most two short numbers
 * stay.
 * @returns null where contacts are spelled in ways that cannot be masked surely, or too little would be left
 */
export function maskProject(project: string, contact: Contact): string | null {
  const text = seenText(project)
  if (givesItselfAway(text)) return null
  const known = isShouted(text) ? text.toLowerCase() : text
  const withheld = withheldWords(contact)
  const figures = countFigures(known)
  const shown = sentencesOf(known.replace(WHOLE_EMAIL, MASK)).map(sentence =>
    maskSentence(withoutAddress(sentence), withheld, figures <= FIGURES.most),
  )
  const masked = tidy(shown.join(''))
  const words = lettersOf(masked).length
  if (words < LEAST_WORDS || words < lettersOf(text).length / 3 || holdsContact(masked, contact)) return null
  return cut(masked)
}

/** A text in capitals says nothing by them. */
const isShouted = (text: string) =>
  (text.match(/\p{Lu}/gu)?.length ?? 0) > (text.match(/\p{Ll}/gu)?.length ?? 0)

/** Each with the sign that ends it. */
const sentencesOf = (text: string) => text.match(/[^.!?\n]+(?:[.!?\n]+|$)|[.!?\n]+/gu) ?? []

/** The part between commas that tells where somebody lives goes whole, with the one after it. */
function withoutAddress(sentence: string): string {
  const parts = sentence.split(/(?<=[,;:])/u)
  const telling = parts.map(tellsAddress)
  if (tellsAddress(sentence) && !telling.includes(true)) return ` ${MASK} `
  return parts.map((part, at) => (telling[at] || telling[at - 1] ? ` ${MASK} ` : part)).join('')
}

/** The contact's own words, also where they are everyday words. */
function withheldWords({ name, email, town }: Contact): Set<string> {
  const [local = '', domain = ''] = email.split('@')
  const others = [local, domain, town].flatMap(lettersOf).filter(word => word.length > 2)
  return new Set([...lettersOf(name), ...others])
}

const countFigures = (text: string): number =>
  (text.replace(/(?<=m)[23]\b/g, '').match(/\d+/g)?.length ?? 0) +
  lettersOf(text).filter(word => NUMBER_WORDS.has(word)).length

function maskSentence(sentence: string, withheld: Set<string>, figuresStay: boolean): string {
  let first = true
  return sentence.replace(/[^\s]+/gu, piece => {
    const [, before = '', core = '', after = ''] = /^([«"'(-]*)(.*?)([\s»"').,;:!?…-]*)$/su.exec(piece) ?? []
    if (core === '') return /^[«»"'().,;:!?…-]+$/u.test(piece) ? piece : MASK
    const fine = isFigure(core) ? figuresStay : isEveryday(core, withheld, first)
    first = false
    return fine ? before + core + after : MASK + after.replace(/[^.,;:!?…]/gu, '')
  })
}

const ACRONYMS = new Set('PVC TVA WC VMC DPE SCI SARL SAS SASU EURL RDC'.split(' '))

/** A short number with its unit, or one in words. */
function isFigure(core: string): boolean {
  const [, digits = '', unit = ''] = /^(\d+)([\p{L}²³€%]*\d?)$/u.exec(core) ?? []
  if (digits) return digits.length <= FIGURES.digits && (unit === '' || UNITS.has(unit.toLowerCase()))
  const words = folded(core).split('-')
  const numeral = words.some(word => NUMBER_WORDS.has(word))
  return numeral && words.every(word => NUMBER_WORDS.has(word) || ['et', 'un', 'une'].includes(word))
}

/** Words of PROJECT_WORDS, in small letters but at the beginning of a sentence. */
function isEveryday(core: string, withheld: Set<string>, first: boolean): boolean {
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

/** Spaces in one piece, masks beside one another as one. */
const tidy = (text: string) =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/(?:\[…\][\s.,;:!?…]*)+(?=\[…\])/gu, '')
    .trim()

/** At a word. */
function cut(line: string): string {
  if (line.length <= LONGEST) return line
  return `${line.slice(0, LONGEST).replace(/\s\S*$/u, '')} …`
}

/** Whether what is shown still holds the contact once read without its spaces, forwards or backwards. */
function holdsContact(shown: string, { name, email, phone }: Contact): boolean {
  const letters = lettersOf(shown.replaceAll(MASK, '|')).join('')
  const backwards = [...letters].reverse().join('')
  const [local = '', domain = ''] = email.split('@')
  const hidden = [
    ...lettersOf(name),
    lettersOf(local).join(''),
    lettersOf(domain.split('.')[0] ?? '').join(''),
  ]
  const digits = shown.replace(/\D/g, '')
  return (
    hidden.some(word => word.length >= 4 && (letters.includes(word) || backwards.includes(word))) ||
    (digits.length >= 4 && phone.replace(/\D/g, '').includes(digits))
  )
}
