import { sql } from 'kysely'
import type { ContentKind } from '~/domain/content/article'
import type { Db } from '../database/database'
import { type ContentCard, holdsWords, onSite } from './published-contents'

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

/** Published ones whose title or city contains the search, newest first. */
export function listPublished(
  db: Db,
  kind: ContentKind,
  { search = '', limit, offset = 0 }: { search?: string; limit?: number; offset?: number } = {},
): Promise<ContentCard[]> {
  return onSite(db, kind)
    .select(cardColumns)
    .select(sql<number>`octet_length(source)`.as('bytes'))
    .$if(search !== '', query => query.where(holdsWords(search)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, query => query.limit(limit ?? 0).offset(offset))
    .execute()
}
