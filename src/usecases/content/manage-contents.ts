import type { ContentKind } from '~/domain/content/article'
import type { StoredContent } from '~/store/contents/contents'
import { countContents, listContents } from '~/store/contents/managed-contents'
import { pageOf, readCursor, writeCursor } from '../ground/cursor'
import type { ContentDeps } from './content-deps'

/** For the administrator, published or not: newest first, a page at a time. */
export async function manageContents(
  { db }: Pick<ContentDeps, 'db'>,
  kind: ContentKind,
  { search, limit, cursor }: { search: string; limit: number; cursor: string | null },
): Promise<{ rows: StoredContent[]; total: number; next_cursor: string | null }> {
  const [found, total] = await Promise.all([
    listContents(db, kind, { search: search.trim(), limit: limit + 1, after: readCursor(cursor) }),
    countContents(db, kind, search.trim()),
  ])
  const { shown, next_cursor } = pageOf(found, limit, last => writeCursor(last.created_at, last.id))
  return { rows: shown, total, next_cursor }
}
