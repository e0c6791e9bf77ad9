import { sql } from 'kysely'
import type { ContentKind } from '~/domain/content/article'
import type { Db } from '../database/database'
import { newestFirst, type Page } from '../database/newest-first'
import type { StoredContent } from './contents'
import { holdsWords, likePattern } from './published-contents'

/** For the administrator: newest first, keyset paging. */
export function listContents(
  db: Db,
  kind: ContentKind,
  { search, ...page }: Page & { search: string },
): Promise<StoredContent[]> {
  return managed(db, kind, search)
    .selectAll()
    .$call(newestFirst('created_at', 'id', page))
    .execute()
}

/** How many `listContents` finds. */
export async function countContents(db: Db, kind: ContentKind, search: string): Promise<number> {
  const { n } = await managed(db, kind, search)
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** A text that shows a picture, published or not; none where nothing does. */
export function contentShowing(db: Db, picture: string): Promise<Pick<StoredContent, 'title'> | undefined> {
  return db
    .selectFrom('contents')
    .select('title')
    .where('removed_at', 'is', null)
    .where(sql<boolean>`strpos(html, ${`/images/${picture}/`}) > 0`)
    .executeTakeFirst()
}

const managed = (db: Db, kind: ContentKind, search: string) =>
  db
    .selectFrom('contents')
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .$if(search !== '', query =>
      query.where(eb =>
        eb.or([holdsWords(search), eb('slug', 'like', likePattern(lastPart(search).toLowerCase()))]),
      ),
    )

/** An address is also found as it stands in the browser: « https://…/blog/mon-article ». */
const lastPart = (search: string) => search.slice(search.lastIndexOf('/') + 1)
