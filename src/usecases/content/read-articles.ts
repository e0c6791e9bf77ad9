import { type ContentCard, countPublished, listPublished } from '~/store/contents'
import type { ContentDeps } from './content-deps'

/** How many cards a page of /blog holds. */
const PAGE = 24

/** Published articles, newest first: all of them, or one page. `total` counts every match. */
export async function readArticles(
  { db }: Pick<ContentDeps, 'db'>,
  { search = '', page }: { search?: string; page?: number },
): Promise<{ articles: ContentCard[]; total: number }> {
  const wanted = search.trim()
  if (page === undefined) {
    const articles = await listPublished(db, 'article', { search: wanted })
    return { articles, total: articles.length }
  }
  const [articles, total] = await Promise.all([
    listPublished(db, 'article', { search: wanted, limit: PAGE, offset: (page - 1) * PAGE }),
    countPublished(db, 'article', wanted),
  ])
  return { articles, total }
}
