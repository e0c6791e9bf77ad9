import { type Topic, topicOf } from '~/domain/content/topic'
import { listPublished } from '~/store/contents/list-published'
import { type ContentCard, countPublished } from '~/store/contents/published-contents'
import type { ContentDeps } from './content-deps'

/** How many cards a page of /blog holds: what its search filters without asking again. */
const PAGE = 200

/** Published articles, newest first: all of them, one page, or those of a topic. `total` counts every match. */
export async function readArticles(
  { db }: Pick<ContentDeps, 'db'>,
  { search = '', page, topic }: { search?: string; page?: number; topic?: Topic | undefined },
): Promise<{ articles: ContentCard[]; total: number }> {
  const wanted = search.trim()
  if (page === undefined || topic !== undefined) {
    const all = await listPublished(db, 'article', { search: wanted })
    const articles = topic === undefined ? all : all.filter(article => topicOf(article) === topic)
    const from = ((page ?? 1) - 1) * PAGE
    return {
      articles: page === undefined ? articles : articles.slice(from, from + PAGE),
      total: articles.length,
    }
  }
  const [articles, total] = await Promise.all([
    listPublished(db, 'article', { search: wanted, limit: PAGE, offset: (page - 1) * PAGE }),
    countPublished(db, 'article', wanted),
  ])
  return { articles, total }
}
