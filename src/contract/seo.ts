import {
  array,
  boolean,
  minLength,
  nullable,
  number,
  object,
  enum as oneOf,
  optional,
  string,
} from 'zod/mini'
import { cityFamilies } from '~/domain/city/city'
import { TOPICS } from '~/domain/content/topic'
import { EXAMPLE_TRADES } from '~/domain/trade/example-trade'
import { call } from './call'

/** What a card of /blog shows (specification A3, Article). */
export const articleCard = object({
  id: string(),
  slug: string(),
  title: string(),
  excerpt: string(),
  keywords: array(string()),
  city: nullable(string()),
  /** ISO 8601 in UTC. */
  created_at: string(),
  updated_at: string(),
  topic: oneOf(TOPICS),
  /** To read it, whole. */
  minutes: number(),
})

const link = object({ path: string(), label: string() })

const article = object({
  ...articleCard.shape,
  meta_description: string(),
  /** Sanitised HTML, line breaks as `<br>`. */
  content: string(),
  /** The parts of the content, in order, with the ids that it holds. */
  headings: array(object({ id: string(), label: string() })),
  /** Articles and city pages near this one. */
  related: array(link),
})

/** What a composed page of a town shows beside its text. */
const town = object({
  family: oneOf(cityFamilies),
  name: string(),
  /** « à Lyon », « de Lyon ». */
  at: string(),
  of: string(),
  /** Kilometres east and north of the town; null where its place is not sure. */
  spots: nullable(
    array(
      object({
        name: string(),
        path: nullable(string()),
        east: number(),
        north: number(),
        population: number(),
      }),
    ),
  ),
  price: object({
    net_cents: number(),
    vat_cents: number(),
    gross_cents: number(),
    vat_basis_points: number(),
  }),
  /** The aid that could pay most of it, whole euros. */
  aid: nullable(object({ name: string(), path: string(), most: number(), rest: number() })),
  /** Of the example site that is drawn with the town's name. */
  trade: oneOf(EXAMPLE_TRADES),
  article: nullable(link),
  sources: array(object({ label: string(), url: string() })),
  /** The day on which the data or the sentences last changed, `2026-11-22`. */
  as_of: string(),
})

const seoPage = object({
  slug: string(),
  title: string(),
  meta_description: string(),
  h1: string(),
  city: nullable(string()),
  /** Sanitised HTML, line breaks as `<br>`. */
  content: string(),
  updated_at: string(),
  /** False asks search engines to follow the links but not to list the page. */
  indexable: boolean(),
  /** From the hub down to the page above this one. */
  breadcrumb: array(link),
  related: array(link),
  /** Null on a page that somebody wrote. */
  town: nullable(town),
})

const cityLink = object({
  slug: string(),
  name: string(),
  department: string(),
  population: number(),
  /** Degrees; null where its place is not sure. */
  point: nullable(object({ lat: number(), lng: number() })),
})

const wholeNumber = string().check(minLength(1))

export const seoCalls = {
  articles: call({
    method: 'GET',
    path: '/api/seo/articles',
    reader: 'public',
    summary: 'All published articles, newest first; `q` looks in title and city, `page` cuts in two hundreds',
    query: object({ q: optional(string()), page: optional(wholeNumber), topic: optional(oneOf(TOPICS)) }),
    reply: object({ articles: array(articleCard), total: number() }),
  }),
  article: call({
    method: 'GET',
    path: '/api/seo/blog/{slug}',
    reader: 'public',
    summary: 'One published article',
    reply: article,
  }),
  seoPage: call({
    method: 'GET',
    path: '/api/seo/page/{slug}',
    reader: 'public',
    summary: 'A landing page: written, or composed from the data of its city',
    reply: seoPage,
  }),
  cities: call({
    method: 'GET',
    path: '/api/seo/cities',
    reader: 'public',
    summary: 'The cities that have pages, by region',
    reply: object({
      source: object({ label: string(), url: string(), year: number() }),
      /** Where the cities lie. */
      places: object({ label: string(), licence: string(), urls: array(string()) }),
      regions: array(object({ name: string(), cities: array(cityLink) })),
    }),
  }),
}
