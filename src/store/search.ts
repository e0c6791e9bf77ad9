import { sql } from 'kysely'

/** The words of a search: every one must occur. */
const wordsOf = (search: string) => search.split(/\s+/).filter(Boolean)

const beginning = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`

const containing = (text: string) => `%${beginning(text)}`

/** Whether a search asks for anything. */
export const isSearch = (search: string) => search.trim() !== ''

/** True for rows whose search text holds every word, whatever the case and accents. */
export const matches = (column: string, search: string) =>
  sql<boolean>`${sql.join(
    wordsOf(search).map(word => holds(column, word)),
    sql` and `,
  )}`

/**
 * An address is looked up by what stands before its @: the trigrams of « gmail.com » lie in half of the
 * rows, and reading them all is what would take the time. The rest is compared on the rows found.
 * One or two letters lie in the index where a word begins, and nowhere else.
 */
function holds(column: string, word: string) {
  if (/^[\p{L}\d]{1,2}$/u.test(word))
    return sql`(${sql.ref(column)} like searchable(${`${word}%`}) or ${sql.ref(column)} like searchable(${`% ${word}%`}))`
  const local = /^[^@]{3,}@/.exec(word)?.[0]
  const like = sql`${sql.ref(column)} like searchable(${containing(local ?? word)})`
  return local === undefined ? like : sql`(${like} and strpos(${sql.ref(column)}, searchable(${word})) > 0)`
}

/**
 * The beginning of a SIRET, when that is all that is sought: nine digits or more, a SIREN, however
 * they are spaced. It is found in an index of its own: the zeros of SIRETs are in every row's trigrams.
 */
export function siretSought(search: string): string | null {
  const digits = search.replace(/[\s.\u00a0\u202f-]/g, '')
  return /^\d{9,14}$/.test(digits) ? digits : null
}

/** The beginning of an address, when the search is one with what stands before its @: « contact@gar ». */
export function emailSought(search: string): string | null {
  const word = search.trim().toLowerCase()
  return /^[^\s@]+@[^\s@]*$/.test(word) ? word : null
}

/** What the addresses of one firm in three begin with: such a one is found from its beginning alone. */
export const beginsLikeMany = (address: string) =>
  /^(contact|info|infos|accueil|bonjour|hello|gerant|direction|commercial|secretariat|compta|comptabilite|admin)@/.test(
    address,
  )

/** True for rows whose address begins so; the expression of the index dossiers_email. */
export const emailBegins = (address: string) => sql<boolean>`lower(email) like ${beginning(address)}`

/** True for rows whose SIRET begins so; the expression of the index dossiers_siret_start. */
export const siretBegins = (digits: string) =>
  sql<boolean>`regexp_replace(siret, '\\D', '', 'g') like ${`${digits}%`}`

/**
 * The beginning of a French telephone number in its nine national digits, when the search is one: « 04 72 00 »,
 * « +33 4 72 00 00 00 ».
 */
export function phoneSought(search: string): string | null {
  const digits = search.replace(/[\s.\u00a0\u202f()-]/g, '')
  return /^(?:\+33|0033|0)([1-9]\d{4,8})$/.exec(digits)?.[1] ?? null
}

/**
 * Whether such a search can be nothing but a telephone: whole, with the country's code, or in pairs. « 04720000 » may
 * also be the middle of a SIRET.
 */
export const isWrittenAsPhone = (search: string) =>
  /^(?:\+33|0[1-9]\d{8}$|0[1-9](?:[\s.-]\d\d)+(?:[\s.-]\d)?$)/.test(search.trim())

/** True for rows whose telephone begins so; the expression of the index dossiers_phone. */
export const phoneBegins = (digits: string) =>
  sql<boolean>`right(regexp_replace(phone, '\\D', '', 'g'), 9) like ${`${digits}%`}`

/** The number of a paper, or its beginning, when the search is one: « ftn-2026-0001 », « projet-AB ». */
export function paperSought(search: string): string | null {
  const words = search.trim().toUpperCase()
  return /^(FTN|PROJET)-[\w-]*$/.test(words) ? words : null
}

export const paperBegins = (column: string, number: string) =>
  sql<boolean>`${sql.ref(column)} like ${beginning(number)}`

/** Cents, when the search is an amount: « 6 000,00 € », « 5425 € »; a bare number is a word like another. */
export function amountSought(search: string): number | null {
  const [, euros, cents = '0'] =
    /^(\d{1,9})(?:[.,](\d{1,2}))?\s*€$/.exec(search.replace(/[\s\u00a0\u202f]/g, '')) ?? []
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'))
}
