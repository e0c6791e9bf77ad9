import { type SelectQueryBuilder, sql } from 'kysely'

/** One page of a list: `after` is the moment and the key of the last row before it, null for the first page. */
export interface Page {
  limit: number
  after: { created_at: Date; key: string } | null
}

/** For `$call`: a page of a query, sorted by a moment and by a key that no two rows share; keyset, never an offset. */
export const newestFirst =
  (moment: string, key: string, { limit, after }: Page) =>
  <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) =>
    query
      .$if(after !== null, rows =>
        rows.where(
          sql<boolean>`(${sql.ref(moment)}, ${sql.ref(key)}) < (${after?.created_at}, ${after?.key})`,
        ),
      )
      .orderBy(sql.ref(moment), 'desc')
      .orderBy(sql.ref(key), 'desc')
      .limit(limit)
