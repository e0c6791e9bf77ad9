import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CityData } from '~/domain/city/city'
import type { PlaceData } from '~/domain/city/place-data'
import { type ContentKind, contentLimits } from '~/domain/content/article'
import { sha256Of } from '~/domain/sha256-of'
import { headedTextsIn, readHeadedText } from './headed-text'

/** A Markdown file of content/, its front matter read. */
export interface ContentFile {
  kind: ContentKind
  slug: string
  title: string
  h1: string
  excerpt: string
  meta_description: string
  keywords: string[]
  city: string | null
  content: string
  created_at: Date
  updated_at: Date
  /** SHA-256 of the file's bytes, hexadecimal. */
  hash: string
}

/** content/articles/*.md and content/pages/*.md. @throws Error that names the file when one is not right */
export function readContentFiles(folder: string): ContentFile[] {
  const filesOf = (name: string, kind: ContentKind) =>
    headedTextsIn(join(folder, name)).map(path => readFile(path, kind))
  return [...filesOf('articles', 'article'), ...filesOf('pages', 'page')]
}

/** content/cities.json, made by scripts/build-cities.ts. */
export function readCities(folder: string): CityData {
  return JSON.parse(readFileSync(join(folder, 'cities.json'), 'utf8')) as CityData
}

/** content/places.json, made by scripts/build-places.ts. */
export function readPlaces(folder: string): PlaceData {
  return JSON.parse(readFileSync(join(folder, 'places.json'), 'utf8')) as PlaceData
}

function readFile(path: string, kind: ContentKind): ContentFile {
  const { text, head: front, body, word, slug } = readHeadedText(path)
  const day = (key: string) => {
    const date = new Date(String(front[key]))
    if (Number.isNaN(date.getTime())) throw new Error(`${path}: ${key} must be a date`)
    return date
  }
  return {
    kind,
    slug: slug(contentLimits.slug),
    title: word('title', contentLimits.title),
    h1: kind === 'page' ? word('h1', contentLimits.h1) : '',
    excerpt: kind === 'article' ? word('excerpt', contentLimits.excerpt) : '',
    meta_description: word('meta_description', contentLimits.meta_description),
    keywords: Array.isArray(front.keywords) ? front.keywords.map(String) : [],
    city: typeof front.city === 'string' ? front.city : null,
    content: body,
    created_at: day('created_at'),
    updated_at: day('updated_at'),
    hash: sha256Of(text),
  }
}
