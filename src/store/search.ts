import { sql } from 'kysely'

/** The words of a search: every one must occur. */
const wordsOf = (search: string) => search.split(/\s+/).filter(Boolean)

const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

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
 */
function holds(column: string, word: string) {
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

/** True for rows whose SIRET begins so; the expression of the index dossiers_siret_start. */
export const siretBegins = (digits: string) =>
  sql<boolean>`regexp_replace(siret, '\\D', '', 'g') like ${`${digits}%`}`
