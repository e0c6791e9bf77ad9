import type { Agency } from '~/domain/agency'
import { type Topic, topicOf } from '~/domain/content/topic'
import { priceOf } from '~/domain/invoice/offer'
import { withPrice } from '~/domain/invoice/price-words'
import { listPublished } from '~/store/contents/list-published'
import { type ContentCard, countPublished } from '~/store/contents/published-contents'
import type { ContentDeps } from './content-deps'

/** How many cards a page of /blog holds: what its search filters without asking again. */
const PAGE = 200

/** Published articles, newest first: all of them, one page, or those of a topic. `total` counts every match. */
export async function readArticles(
  { db, agency }: Pick<ContentDeps, 'db' | 'agency'>,
  { search = '', page, topic }: { search?: string; page?: number; topic?: Topic | undefined },
): Promise<{ articles: ContentCard[]; total: number }> {
  const wanted = search.trim()
  if (page === undefined || topic !== undefined) {
    const all = await listPublished(db, 'article', { search: wanted })
    const articles = topic === undefined ? all : all.filter(article => topicOf(article) === topic)
    const from = ((page ?? 1) - 1) * PAGE
    const shown = page === undefined ? articles : articles.slice(from, from + PAGE)
    return { articles: shown.map(card => priced(card, agency)), total: articles.length }
  }
  const [articles, total] = await Promise.all([
    listPublished(db, 'article', { search: wanted, limit: PAGE, offset: (page - 1) * PAGE }),
    countPublished(db, 'article', wanted),
  ])
  return { articles: articles.map(card => priced(card, agency)), total }
}

const priced = <Card extends { excerpt: string }>(card: Card, agency: Agency): Card => ({
  ...card,
  excerpt: withPrice(card.excerpt, priceOf(agency)),
})
