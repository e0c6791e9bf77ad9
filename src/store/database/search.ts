import { type RawBuilder, sql } from 'kysely'

/** The words of a search: every one must occur. */
const wordsOf = (search: string) => search.split(/\s+/).filter(Boolean)

const beginning = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`

/** Whether a search asks for anything. */
export const isSearch = (search: string) => search.trim() !== ''

/** True for rows whose search text holds every word, whatever the case and accents. */
export const matches = (column: string, search: string) =>
  sql<boolean>`(${sql.join(
    wordsOf(search).map(word => holdsWord(column, word)),
    sql` and `,
  )})`

/** True where one of these is: what looks like a number is looked for as a number, and in the words too. */
export const anyOf = (terms: readonly (RawBuilder<boolean> | null)[]) =>
  sql<boolean>`(${sql.join(
    terms.filter(term => term !== null),
    sql` or `,
  )})`

/**
 * True for rows whose search text holds this as it stands. What signs become without accents (« ％ » is a « % ») is
 * escaped there, and the planner sees the whole pattern. Below three letters or digits no index helps.
 */
export const holds = (column: string, text: string) =>
  sql<boolean>`${sql.ref(column)} like '%' || regexp_replace(searchable(${text}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`

/**
 * An address is looked up by its rarer half: the trigrams of « gmail.com » and of « contact@ » lie in a third of the
 * rows or more, and reading them all is what would take the time. The rest is compared on the rows found.
 */
function holdsWord(column: string, word: string) {
  const half = rarerHalf(word)
  return half === null
    ? holds(column, word)
    : sql<boolean>`(${holds(column, half)} and strpos(${sql.ref(column)}, searchable(${word})) > 0)`
}

/** The half of an address to look up, with its @; null where it is as good as the whole. */
export function rarerHalf(word: string): string | null {
  const [, local = '', domain = ''] = /^([^@]*@)([^@]*)$/.exec(word.toLowerCase()) ?? []
  if (local.length <= 3) return null
  if (!USUAL_LOCALS.some(usual => usual.endsWith(local))) return local
  const isProvider = PROVIDERS.some(one => one.startsWith(domain) || domain.startsWith(one))
  return domain.length > 3 && !isProvider ? `@${domain}` : null
}

/** What the addresses of one firm in three begin with. */
const USUAL_LOCALS =
  'contact info infos accueil bonjour hello gerant direction commercial secretariat compta comptabilite admin'
    .split(' ')
    .map(name => `${name}@`)

const PROVIDERS = [
  'gmail.',
  'orange.',
  'wanadoo.',
  'hotmail.',
  'outlook.',
  'yahoo.',
  'free.',
  'sfr.',
  'laposte.',
]

/**
 * The beginning of a SIRET, when that is all that is sought: nine digits or more, a SIREN, however
 * they are spaced. It is found in an index of its own: the zeros of SIRETs are in every row's trigrams.
 */
export function siretSought(search: string): string | null {
  const digits = search.replace(/[\s.\u00a0\u202f-]/g, '')
  return /^\d{9,14}$/.test(digits) ? digits : null
}

/** True for rows whose SIRET begins so; the expression of the index dossiers_siret_start. */
export const siretBegins = (digits: string) =>
  sql<boolean>`regexp_replace(siret, '\\D', '', 'g') like ${`${digits}%`}`

/**
 * A whole SIRET outside its column, or within a longer one: in the few rows that have so many digits there, which the
 * index dossiers_search_many_digits holds.
 */
export const holdsManyDigits = (column: string, text: string) =>
  sql<boolean>`((length(regexp_replace(company_name || email, '\\D', '', 'g')) >= 14
    or length(regexp_replace(siret, '\\D', '', 'g')) > 14) and ${holds(column, text)})`

/**
 * The beginning of a French telephone number in its nine national digits, when the search is one: « 04 72 00 »,
 * « +33 4 72 00 00 00 ».
 */
export function phoneSought(search: string): string | null {
  const digits = search.replace(/[\s.\u00a0\u202f()-]/g, '')
  return /^(?:\+33|0033|0)([1-9]\d{4,8})$/.exec(digits)?.[1] ?? null
}

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
