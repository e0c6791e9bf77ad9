import * as z from 'zod/mini'
import { TOPICS } from '~/domain/content/topic'
import { call } from '../call'
import { article, articleCard, link } from '../shapes/shown-article'
import { town } from '../shapes/shown-town'

/** A landing page as it is shown. */
export const seoPage = z.object({
  slug: z.string(),
  title: z.string(),
  meta_description: z.string(),
  h1: z.string(),
  city: z.nullable(z.string()),
  /** Sanitised HTML, line breaks as `<br>`. */
  content: z.string(),
  updated_at: z.string(),
  /** False asks search engines to follow the links but not to list the page. */
  indexable: z.boolean(),
  /** From the hub down to the page above this one. */
  breadcrumb: z.array(link),
  related: z.array(link),
  /** Null on a page that somebody wrote. */
  town: z.nullable(town),
})

const cityLink = z.object({
  slug: z.string(),
  name: z.string(),
  department: z.string(),
  population: z.number(),
  /** Degrees; null where its place is not sure. */
  point: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
})

const wholeNumber = z.string().check(z.minLength(1))

export const seoCalls = {
  articles: call('GET /api/seo/articles', {
    reader: 'public',
    summary: 'All published articles, newest first; `q` looks in title and city, `page` cuts in two hundreds',
    query: z.object({
      q: z.optional(z.string()),
      page: z.optional(wholeNumber),
      topic: z.optional(z.enum(TOPICS)),
    }),
    reply: z.object({ articles: z.array(articleCard), total: z.number() }),
  }),
  article: call('GET /api/seo/blog/{slug}', {
    reader: 'public',
    summary: 'One published article',
    reply: article,
  }),
  seoPage: call('GET /api/seo/page/{slug}', {
    reader: 'public',
    summary: 'A landing page: written, or composed from the data of its city',
    reply: seoPage,
  }),
  cities: call('GET /api/seo/cities', {
    reader: 'public',
    summary: 'The cities that have pages, by region',
    reply: z.object({
      source: z.object({ label: z.string(), url: z.string(), year: z.number() }),
      /** Where the cities lie. */
      places: z.object({ label: z.string(), licence: z.string(), urls: z.array(z.string()) }),
      regions: z.array(z.object({ name: z.string(), cities: z.array(cityLink) })),
    }),
  }),
}
