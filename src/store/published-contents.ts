import { sql } from 'kysely'
import type { ContentKind } from '~/domain/content/article'
import type { StoredContent } from './contents'
import type { Db } from './database'

/** What a card needs: everything but the texts. */
export type ContentCard = Pick<
  StoredContent,
  'id' | 'slug' | 'title' | 'excerpt' | 'keywords' | 'city' | 'created_at' | 'updated_at'
> & {
  /** Bytes of the text as it was written. */
  bytes: number
}

const cardColumns = [
  'id',
  'slug',
  'title',
  'excerpt',
  'keywords',
  'city',
  'created_at',
  'updated_at',
] as const

const onSite = (db: Db, kind: ContentKind) =>
  db
    .selectFrom('contents')
    .where('kind', '=', kind)
    .where('published', '=', true)
    .where('removed_at', 'is', null)

/** Published ones whose title or city contains the search, newest first. */
export function listPublished(
  db: Db,
  kind: ContentKind,
  { search = '', limit, offset = 0 }: { search?: string; limit?: number; offset?: number } = {},
): Promise<ContentCard[]> {
  return onSite(db, kind)
    .select(cardColumns)
    .select(sql<number>`octet_length(source)`.as('bytes'))
    .$if(search !== '', query => query.where(contains(search)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, query => query.limit(limit ?? 0).offset(offset))
    .execute()
}

export async function countPublished(db: Db, kind: ContentKind, search = ''): Promise<number> {
  const { n } = await onSite(db, kind)
    .select(eb => eb.fn.countAll<number>().as('n'))
    .$if(search !== '', query => query.where(contains(search)))
    .executeTakeFirstOrThrow()
  return Number(n)
}

export function findPublished(db: Db, kind: ContentKind, slug: string): Promise<StoredContent | undefined> {
  return onSite(db, kind).selectAll().where('slug', '=', slug).executeTakeFirst()
}

/** The specification's search: the typed words as one run, in the title or the city. */
export const contains = (search: string) => sql<boolean>`search_text like searchable(${run(search)})`

export const run = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`
