import type { QuoteRequest } from '../quote-request'
import { isEveryday, MASK } from './everyday-word'
import { countFigures, FIGURES, isFigure } from './figures'
import { lettersOf, seenText } from './plain-letters'
import { givesItselfAway, tellsAddress, WHOLE_EMAIL, withoutNames } from './tell-tales'

type Contact = Pick<QuoteRequest, 'name' | 'email' | 'phone' | 'town'>

const LONGEST = 320
const LEAST_WORDS = 3

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
    maskSentence(withoutNames(withoutAddress(sentence), MASK), withheld, figures <= FIGURES.most),
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
