import { type RawBuilder, sql } from 'kysely'

/** The words of a search: every one must occur. */
export const wordsOf = (search: string) => search.split(/\s+/).filter(Boolean)

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
export const holds = (column: string | RawBuilder<unknown>, text: string) =>
  sql<boolean>`${typeof column === 'string' ? sql.ref(column) : column} like '%' || regexp_replace(searchable(${text}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`

/**
 * True for rows whose search text holds this number, of six digits or more. « 000 » lies in the SIRET of nearly every row, and the index would go
 * through all its places: they are looked up by what stands around it, and compared whole on the rows found.
 */
export function holdsDigits(column: string, digits: string) {
  const around = aroundZeros(digits)
  if (around.length === 0) return holds(column, digits)
  const whole = holds(sql`${sql.ref(column)} || ''`, digits)
  return sql<boolean>`(${sql.join([...around.map(part => holds(column, part)), whole], sql` and `)})`
}

/** What an index finds of digits without a « 000 » of theirs; nothing where they have none, or nothing else. */
export const aroundZeros = (digits: string): string[] =>
  digits.includes('000')
    ? digits
        .replace(/0{3,}/g, '00 00')
        .split(' ')
        .filter(part => part.length >= 3)
    : []

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

/**
 * The half of an address to look up, with its @; null where it is as good as the whole. A domain of some length without its ending:
 * that of « .fr » lies in nearly all rows, and the index would go through its places beside the rare ones.
 */
export function rarerHalf(word: string): string | null {
  const [, local = '', domain = ''] = /^([^@]*@)([^@]*)$/.exec(word.toLowerCase()) ?? []
  if (local.length <= 3) return null
  if (!USUAL_LOCALS.some(usual => usual.endsWith(local))) return local
  const isProvider = PROVIDERS.some(one => one.startsWith(domain) || domain.startsWith(one))
  return domain.length > 3 && !isProvider ? `@${domain.replace(/(?<=.{4})\.[^.]*$/, '')}` : null
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

/** What a letterhead writes before a number: « SIRET : », « RCS Lyon », « Tél. », « Facture n° »; and « RCS Lyon » behind it. */
const LABELS =
  /^(?:(?:siret|siren|tva(?: intracommunautaire)?|rcs(?: \p{L}[\p{L}’' -]*)?|t[ée]l(?:[ée]phone)?|facture|avoir|devis|n°|no(?=[\s.]))[\s.:]*)+(?=[\d+(A-Z])/iu
const bare = (search: string) =>
  search
    .trim()
    .replace(LABELS, '')
    .replace(/(?<=\d)\s+r\.?c\.?s\.?(?:\s.*)?$/iu, '')

/**
 * The beginning of a SIRET, when that is all that is sought: nine digits or more, a SIREN, however
 * they are spaced, or the VAT number that is made of it. It is found in an index of its own: the zeros of SIRETs are in every
 * row's trigrams.
 */
export function siretSought(search: string): string | null {
  const digits = bare(search).replace(/[\s.\u00a0\u202f-]/g, '')
  return /^(?:FR[\dA-Z]{2}(?=\d{9}$))?(\d{9,14})$/i.exec(digits)?.[1] ?? null
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
 * « +33 (0)4 72 00 00 00 », « Tél. 04/72/00/00/00 », « 33472000000 », « +262 262 12 34 56 ».
 */
export function phoneSought(search: string): string | null {
  const digits = bare(search).replace(/[\s./\u00a0\u202f()-]/g, '')
  return (
    /^(?:(?:\+33|0033)0?|0)([1-9]\d{4,8})$/.exec(digits)?.[1] ??
    /^(?:33|(?:\+|00)(?:262|590|594|596|508|687|689))([1-9]\d{8})$/.exec(digits)?.[1] ??
    null
  )
}

/** True for rows whose telephone begins so; the expression of the index dossiers_phone. */
export const phoneBegins = (digits: string) =>
  sql<boolean>`right(regexp_replace(phone, '\\D', '', 'g'), 9) like ${`${digits}%`}`

/** A paper that is sought: what the number of an invoice or its draft begins with, and a whole number. */
export interface SoughtPaper {
  kind: 'invoice' | 'avoir' | 'quote'
  start: string | null
  whole: string | null
}

/** The number of a paper, or its beginning, when the search is one: « ftn-2026-0001 », « projet-AB », « Facture n° FTN 2026 42 ». */
export function paperSought(search: string): SoughtPaper | null {
  const words = bare(search).toUpperCase()
  const [, typed] = /^((?:FTN|PROJET)-[\w-]*)$/.exec(words) ?? []
  const [, series, year, rank = ''] =
    /^(FTN|AV|DEV)[\s\u00a0\u202f_–-]*(\d{4})[\s\u00a0\u202f_–-]*(\d{0,5})$/.exec(words) ?? []
  // « 0001 » is somebody who types on; « 42 » is number 42.
  const isWhole = rank.length === 5 || /^[1-9]/.test(rank)
  const whole = series && isWhole ? `${series}-${year}-${rank.padStart(5, '0')}` : null
  const start = typed ?? (series === 'FTN' ? `FTN-${year}-${rank}` : null)
  if (start === null && whole === null) return null
  const kind = series === 'AV' ? 'avoir' : series === 'DEV' ? 'quote' : 'invoice'
  return { kind, start, whole }
}

/** Whether a number begins so, in a form that the index of the column answers. */
export const paperBegins = (column: string, number: string) =>
  sql<boolean>`${sql.ref(column)} like ${beginning(number)}`

/** Cents, when the search is an amount: « 6 000,00 € », « 5425 € »; a bare number is a word like another. */
export function amountSought(search: string): number | null {
  const [, euros, cents = '0'] =
    /^(\d{1,9})(?:[.,](\d{1,2}))?\s*€$/.exec(search.replace(/[\s\u00a0\u202f]/g, '')) ?? []
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'))
}
