import { sql } from 'kysely'
import type { ContentKind } from '~/domain/content/article'
import type { Db } from '../database/database'
import type { StoredContent } from './contents'
import { formerHolder } from './former-addresses'

/** What a card needs: everything but the texts. */
export type ContentCard = Pick<
  StoredContent,
  'id' | 'slug' | 'title' | 'excerpt' | 'keywords' | 'city' | 'created_at' | 'updated_at'
> & {
  /** Bytes of the text as it was written. */
  bytes: number
}

/** What visitors may see of a kind, as a question to go on with. */
export const onSite = (db: Db, kind: ContentKind) =>
  db
    .selectFrom('contents')
    .where('kind', '=', kind)
    .where('published', '=', true)
    .where('removed_at', 'is', null)

/** How many of a kind are on the site; with a search, those whose title or city contains it. */
export async function countPublished(db: Db, kind: ContentKind, search: string): Promise<number> {
  const { n } = await onSite(db, kind)
    .select(eb => eb.fn.countAll<number>().as('n'))
    .$if(search !== '', query => query.where(holdsWords(search)))
    .executeTakeFirstOrThrow()
  return Number(n)
}

export function findPublished(db: Db, kind: ContentKind, slug: string): Promise<StoredContent | undefined> {
  return onSite(db, kind).selectAll().where('slug', '=', slug).executeTakeFirst()
}

/** The text on the site that had that address before another. */
export const findMoved = (db: Db, kind: ContentKind, slug: string): Promise<StoredContent | undefined> =>
  onSite(db, kind)
    .selectAll()
    .where('id', '=', formerHolder(db, kind, slug))
    .executeTakeFirst()

/** The specification's search: the typed words as one run, in the title or the city. */
export const holdsWords = (search: string) =>
  sql<boolean>`search_text like searchable(${likePattern(search)})`

/** Words as a pattern of LIKE, their own signs of it escaped. */
export const likePattern = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`
