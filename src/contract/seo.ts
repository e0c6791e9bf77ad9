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
import { TOPICS } from '~/domain/content/topic'
import { call } from './call'
import { article, articleCard, link } from './shapes/shown-article'
import { town } from './shapes/shown-town'

/** A landing page as it is shown. */
export const seoPage = object({
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
