import type { ReplyOf } from '~/contract/call'
import type { Api } from '~/contract/client'
import type { seoCalls } from '~/contract/content/seo'
import { matches } from '~/domain/content/content-search'
import type { Topic } from '~/domain/content/topic'

/** What the server gives at once: as many as the browser filters without asking again. */
const PER_PAGE = 200

type Card = ReplyOf<typeof seoCalls.articles>['articles'][number]

/** A part of the list: of one topic, of what is looked for, a page. */
interface BlogPart {
  q: string
  topic: Topic | null
  page: number
}

export interface BlogList extends BlogPart {
  pages: number
  cards: (Card & { left_out: boolean })[]
  /** The whole list is in the page: the search needs no network. */
  whole: boolean
  failed: boolean
}

/** One page of the list. What the search leaves out stays in the page, hidden, while all of it fits in. */
export async function blogList(api: Pick<Api, 'articles'>, { q, topic, page }: BlogPart): Promise<BlogList> {
  const about = topic === null ? {} : { topic }
  const all = await api.articles({ query: { page: String(page), ...about } })
  const whole = all.total <= PER_PAGE
  const found = whole || q === '' ? all : await api.articles({ query: { q, page: String(page), ...about } })
  return {
    q,
    topic,
    page,
    pages: Math.ceil(found.total / PER_PAGE),
    cards: found.articles.map(card => ({ ...card, left_out: whole && !matches(card, q) })),
    whole,
    failed: false,
  }
}

export const noList = (part: BlogPart): BlogList => ({
  ...part,
  pages: 0,
  cards: [],
  whole: true,
  failed: true,
})

export function blogAddress({ topic = null, q = '', page = 1 }: Partial<BlogPart>): string {
  const query = new URLSearchParams([...(q ? [['q', q]] : []), ...(page > 1 ? [['page', String(page)]] : [])])
  return `/blog${topic ? `/sujets/${topic}` : ''}${query.size > 0 ? `?${query}` : ''}`
}
