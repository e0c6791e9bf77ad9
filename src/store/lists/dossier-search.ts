import { type RawBuilder, sql } from 'kysely'
import { FOUND_BY, type FoundBy } from '~/domain/dossier/lists/found-by'
import type { DossierFilter } from '~/domain/dossier/lists/list-filter'
import type { Db } from '../database/database'
import {
  anyOf,
  holds,
  holdsDigits,
  holdsManyDigits,
  isSearch,
  matches,
  paperBegins,
  paperSought,
  phoneBegins,
  phoneSought,
  type SoughtPaper,
  siretBegins,
  siretSought,
  wordsOf,
} from '../database/search'

/** All that a filter lets through; test dossiers are in no list. */
export function dossiersMatching(db: Db, { search, status }: DossierFilter) {
  const narrowed = narrowing(search)
  return db
    .selectFrom('dossiers')
    .where('is_test', '=', false)
    .$call(query => (status === null ? query : query.where('status', '=', status)))
    .$call(query => (narrowed === null ? query : query.where(narrowed)))
}

/** Where a row that was found holds what was sought, by the same conditions; to be asked of the rows of a page. */
export function foundIn(search: string): RawBuilder<(FoundBy | null)[]> {
  if (!isSearch(search)) return sql`'{}'::text[]`
  const { paper, phone, siret, spellings } = soughtIn(search)
  const words = spellings.length === 0 ? wordsOf(search) : spellings
  return sql`array[${sql.join([
    siret === null ? none : when(siretBegins(siret), 'siret'),
    phone === null ? none : when(phoneBegins(phone), 'phone'),
    ...papers(paper).map(condition => when(condition, paper?.kind ?? 'invoice')),
    ...words.map(fieldHolding),
  ])}]::text[]`
}

/** Each once, in the order of the list. */
export const eachOnce = (found: readonly (FoundBy | null)[]): FoundBy[] =>
  FOUND_BY.filter(one => found.includes(one))

/**
 * What a search narrows the dossiers to (specification A5): name, SIRET and e-mail hold its words. What looks like the number
 * of a paper, a telephone or a SIRET may also be one from its beginning, however it is spaced; as words of two
 * digits, which lie in most rows, it is not looked for.
 */
function narrowing(search: string): RawBuilder<boolean> | null {
  if (!isSearch(search)) return null
  const { paper, phone, siret, spellings } = soughtIn(search)
  if (siret !== null && siret.length === 14)
    return anyOf([siretBegins(siret), ...spellings.map(digits => holdsManyDigits('search_text', digits))])
  return anyOf([
    ...spellings.map(digits => holdsDigits('search_text', digits)),
    spellings.length === 0 ? matches('search_text', search) : null,
    ...papers(paper),
    phone === null ? null : phoneBegins(phone),
    siret === null ? null : siretBegins(siret),
  ])
}

/** The numbers that a search looks like, and how such a one may be spelt in a row, each spelling once; none for words. */
function soughtIn(search: string) {
  const [paper, phone, siret] = [paperSought(search), phoneSought(search), siretSought(search)]
  const isNumber = phone !== null || siret !== null || Boolean(paper?.whole)
  const spellings = isNumber ? [search.trim(), siret, phone === null ? null : `0${phone}`] : []
  return { paper, phone, siret, spellings: [...new Set(spellings.filter(one => one !== null))] }
}

/** The paper of now from its beginning; by its whole number also one of before, an avoir or a quote. */
function papers(paper: SoughtPaper | null): RawBuilder<boolean>[] {
  const { start = null, whole = null } = paper ?? {}
  return [
    ...[start, whole].filter(number => number !== null).map(number => paperBegins('invoice_number', number)),
    // An array that is made once: the planner looks its members up in the index, beside the others.
    ...(whole === null
      ? []
      : [
          sql<boolean>`dossiers.id = any(array(
            select dossier_id from invoices where number = ${whole}
            union all select dossier_id from avoirs where number = ${whole}
            union all select dossier_id from quotes where number = ${whole}))`,
        ]),
  ]
}

const none = sql`null`

const when = (condition: RawBuilder<boolean>, found: FoundBy) =>
  sql`case when ${condition} then ${sql.lit(found)} end`

/** The first field that holds a word. */
const fieldHolding = (word: string) => sql`case
  when ${holds(sql`searchable(company_name)`, word)} then 'name'
  when ${holds(sql`searchable(siret || ' ' || regexp_replace(siret, '\\D', '', 'g'))`, word)} then 'siret'
  when ${holds(sql`searchable(email)`, word)} then 'email' end`
