import type * as z from 'zod/mini'
import type { AnswerOf } from '~/contract/call'
import type { seoCalls } from '~/contract/content/seo'
import type { articleCard } from '~/contract/shapes/shown-article'
import { readingMinutes } from '~/domain/content/reading-minutes'
import { topicOf } from '~/domain/content/topic'
import type { ContentDeps } from '~/usecases/content/content-deps'
import { readArticle, type ShownArticle } from '~/usecases/content/read-article'
import { readArticles } from '~/usecases/content/read-articles'
import { readPage } from '~/usecases/content/read-page'
import type { Handlers } from '../../register'

/** The calls that the blog and the landing pages read (specification A7). */
export const seoHandlers = (deps: ContentDeps): Pick<Handlers, keyof typeof seoCalls> => ({
  articles: async ({ query }) => {
    const page = query.page === undefined ? {} : { page: pageNumber(query.page) }
    const { articles, total } = await readArticles(deps, {
      search: query.q ?? '',
      topic: query.topic,
      ...page,
    })
    return { articles: articles.map(cardOf), total }
  },
  article: async ({ params }) => articleReply(await readArticle(deps, params.slug)),
  seoPage: ({ params }) => readPage(deps, params.slug),
  cities: async () => citiesOf(deps),
})

/** An article as its page reads it. */
export function articleReply(article: ShownArticle): AnswerOf<typeof seoCalls.article> {
  const { meta_description, html: content, headings, related } = article
  return { ...cardOf(article), meta_description, content, headings, related }
}

type Card = z.input<typeof articleCard>

const cardOf = (article: Omit<Card, 'topic' | 'minutes'> & { bytes: number }): Card => ({
  ...article,
  topic: topicOf(article),
  minutes: readingMinutes(article.bytes),
})

function citiesOf({ atlas }: ContentDeps): AnswerOf<typeof seoCalls.cities> {
  const { label, url, year } = atlas.source
  const { placeSource } = atlas
  return {
    source: { label, url, year },
    places: { label: placeSource.label, licence: placeSource.licence, urls: placeSource.urls },
    regions: atlas.byRegion.map(({ name, cities }) => ({
      name,
      cities: cities.map(city => ({ ...city, department: city.departmentData.name })),
    })),
  }
}

/** No page lies beyond the last that any blog has; a number without end would be one for the database to refuse. */
const pageNumber = (typed: string) => Math.min(100_000, Math.max(1, Math.trunc(Number(typed)) || 1))
