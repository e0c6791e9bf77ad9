import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CityData } from '~/domain/city/city'
import type { PlaceData } from '~/domain/city/place-data'
import { type ContentKind, contentLimits } from '~/domain/content/article'
import { sha256Of } from '~/domain/sha256-of'
import { isSlug } from '~/domain/text/slug'
import { readHeadedText } from './headed-text'

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
  return [...readKind(folder, 'articles', 'article'), ...readKind(folder, 'pages', 'page')]
}

/** content/cities.json, made by scripts/build-cities.ts. */
export function readCities(folder: string): CityData {
  return JSON.parse(readFileSync(join(folder, 'cities.json'), 'utf8')) as CityData
}

/** content/places.json, made by scripts/build-places.ts. */
export function readPlaces(folder: string): PlaceData {
  return JSON.parse(readFileSync(join(folder, 'places.json'), 'utf8')) as PlaceData
}

function readKind(folder: string, name: string, kind: ContentKind): ContentFile[] {
  return readdirSync(join(folder, name))
    .filter(file => file.endsWith('.md'))
    .sort()
    .map(file => readFile(join(folder, name, file), kind))
}

function readFile(path: string, kind: ContentKind): ContentFile {
  const { text, head: front, body } = readHeadedText(path)
  const word = (key: string, max: number) => {
    const value = front[key]
    if (typeof value !== 'string' || value.trim() === '' || value.length > max)
      throw new Error(`${path}: ${key} must be a text of at most ${max} characters`)
    return value.trim()
  }
  const day = (key: string) => {
    const date = new Date(String(front[key]))
    if (Number.isNaN(date.getTime())) throw new Error(`${path}: ${key} must be a date`)
    return date
  }
  const slug = word('slug', contentLimits.slug)
  if (!isSlug(slug)) throw new Error(`${path}: slug must be small letters, digits and dashes`)
  return {
    kind,
    slug,
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
