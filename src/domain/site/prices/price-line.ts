import { fold } from '../../text/slug'
import type { Service } from '../facts/facts'
import { COUNT_AFTER, DOUBT, FREE, FROM_BEFORE, NUMBERED, ON_QUOTE, UNIT_AFTER, unitOf } from './price-units'

/** One line of a price list that names one service. @returns null where it has no sense or more than one */
export function priceLine(typed: string): Service | null {
  const line = typed
    .normalize('NFC')
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/^(?:[-–—•*·✓✔>]+|\d{1,2}\))\s+/, '')
    .trim()
  // The same text without accents keeps the places of its signs only where no sign became two.
  const plain = plainOf(line)
  if (line.length > LONGEST || plain.length !== line.length || DOUBT.test(withoutQuote(plain))) return null
  const sums = [...line.matchAll(SUM)]
  const [sum] = sums
  if (sums.length > 1) return null
  if (sum) return pricedLine(line, plain, sum)
  if (/[€]|\beur(os?)?\b/.test(plain)) return null
  return unpricedLine(line, plain)
}

/** A longer line is prose; what tries many ways to read a line is kept from it. */
const LONGEST = 200

const NUMBER = String.raw`\d{1,3}(?:[ .]\d{3})+(?:,\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`
const START = String.raw`(?<!\d)(?<!\d[.,/])(?<!\p{L})`
const CURRENCY = String.raw`(?:€|euros?\b|eur\b)`

/** « 1 200 € », « 22€50 », « € 22 ». */
const SUM = new RegExp(
  `${START}(?<amount>${NUMBER})\\s*${CURRENCY}(?:(?<glued>\\d{2})(?![\\d\\p{L}])|\\s(?<cents>\\d{2})$)?|€\\s?(?<after>${NUMBER})`,
  'giu',
)

/** Small letters without accents, sign for sign. */
const plainOf = (text: string) =>
  [...text].map(sign => (/[œæ]/i.test(sign) ? 'o' : fold(sign) || sign)).join('')

const withoutQuote = (plain: string) => plain.replace(ON_QUOTE, '')

function pricedLine(line: string, plain: string, sum: RegExpExecArray | RegExpMatchArray): Service | null {
  const { amount, after, glued, cents } = sum.groups ?? {}
  const written = amount ?? after ?? ''
  const start = sum.index ?? 0
  const before = plain.slice(0, start)
  if (
    /\b(gratuit|offert)/.test(plain.replace(/\([^()]*\)/g, '')) ||
    isRange(before) ||
    (/^\d \d/.test(written) && NUMBERED.test(before))
  )
    return null
  if ((glued ?? cents) && /[.,]/.test(written)) return null
  const price_cents = centsOf(written) + Number(glued ?? cents ?? 0)
  const end = start + sum[0].length
  const terms = termsAfter(line.slice(end), plain.slice(end))
  const from = FROM_BEFORE.exec(before)
  const named = line.slice(0, from ? from.index : start).replace(TAIL, '')
  const { name, detail } = named === '' ? withDetail(terms.rest.replace(HEAD, '')) : withDetail(named)
  if ((named !== '' && terms.rest !== '') || !isName(name) || (detail && terms.detail)) return null
  return {
    name,
    detail: detail ?? terms.detail,
    price_cents,
    price_from: from !== null,
    unit: terms.unit,
    vat: terms.vat,
  }
}

/** Dots, dashes, colons between a name and its price, and words that only announce a price. */
const TAIL = /(?:[\s.,…:=_|;>→–—-]|[,:]\s*forfait\s*$|\sà)+$/
const HEAD = /^[\s.…:=_|;>→–—-]+/

/** « 20 à 35 € », « 20-35€ », « entre 45 et 60 € »: not one price. */
const isRange = (before: string) => /\d\s*(?:€|euros?)?\s*(?:a|-|–|—|et|ou|\/)\s*$/.test(before)

/** « 4.800,00 » as cents. */
function centsOf(written: string): number {
  const grouped = /^\d{1,3}(?:[ .]\d{3})+/.test(written)
  const bare = grouped ? written.replace(/[ .]/g, '') : written
  const [euros = '', cents = ''] = bare.split(/[.,]/)
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'))
}

/** What follows a price: « HT », « / mois », « (shampoing inclus) »; `rest` is what none of it is. */
function termsAfter(line: string, plain: string) {
  const terms: { vat: Service['vat']; unit: string | null; detail: string | null; rest: string } = {
    vat: 'incl',
    unit: null,
    detail: null,
    rest: '',
  }
  let at = 0
  for (;;) {
    const left = plain.slice(at)
    const vat = /^\s*(ht|ttc)\b\.?/.exec(left)
    const unit = terms.unit === null ? UNIT_AFTER.exec(left) : null
    const count = terms.unit === null && !unit ? COUNT_AFTER.exec(left) : null
    const aside = terms.detail === null ? /^\s*\(([^()]+)\)/.exec(left) : null
    const [found] = vat ?? unit ?? count ?? aside ?? []
    if (!found) break
    if (vat) terms.vat = vat[1] === 'ht' ? 'excl' : 'incl'
    else if (unit) terms.unit = unitOf(unit[1] ?? '')
    else if (count) terms.unit = typedAt(line, at + found.length, count[1] ?? '')
    else terms.detail = line.slice(at + found.indexOf('(') + 1, at + found.length - 1).trim()
    at += found.length
  }
  terms.rest = line
    .slice(at)
    .replace(/^[\s.,;]+$/, '')
    .trim()
  return terms
}

/** The signs of a line that end there, as they were typed. */
const typedAt = (line: string, end: number, plain: string) => line.slice(end - plain.length, end)

/** « Coupe femme (shampoing inclus) ». */
function withDetail(text: string): { name: string; detail: string | null } {
  const [, name, detail] = /^(.*\S)\s*\(([^()]+)\)$/.exec(text.trim()) ?? []
  return name && detail ? { name, detail: detail.trim() } : { name: text.trim(), detail: null }
}

const isName = (name: string) => /\p{L}{2}/u.test(name) && name.length <= 200

function unpricedLine(line: string, plain: string): Service | null {
  const quote = ON_QUOTE.exec(plain)
  const free = FREE.exec(plain)
  const ends = quote ?? free
  if (ends) {
    const { name, detail } = withDetail(line.slice(0, ends.index).replace(TAIL, ''))
    if (!isName(name) || (quote && detail)) return null
    return service(name, quote ? 'Sur devis' : detail, quote ? null : 0)
  }
  const [, named, amount] = BARE.exec(line) ?? DECIMAL.exec(line) ?? []
  if (named && amount) {
    const { name, detail } = withDetail(named.replace(TAIL, ''))
    if (!isName(name) || isRange(`${plainOf(named)} `)) return null
    return service(name, detail, centsOf(amount))
  }
  const alone = !/[\d:?!;|=]/.test(plain) && isName(line)
  return alone ? service(line.replace(/\.$/, ''), null, null) : null
}

/** « Révision ...... 189 », « Plaquettes : 120 »: a number alone after what only price lists have. */
const BARE = new RegExp(
  `^(.*?\\p{L}.*?)\\s*(?:\\.{2,}|…+|:|\\t|\\||;|={1,}|_{2,}|→|\\s[-–—]\\s|\\s{3,})\\s*(${NUMBER})$`,
  'u',
)

/** « Pain de campagne 12,50 ». */
const DECIMAL = /^(.*\p{L}.*?)\s(\d+[.,]\d{2})$/u

const service = (name: string, detail: string | null, price_cents: number | null): Service => ({
  name,
  detail,
  price_cents,
  price_from: false,
  unit: null,
  vat: 'incl',
})
