import { array, nullable, number, object, enum as oneOf, string } from 'zod/mini'
import { TOPICS } from '~/domain/content/topic'

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

export const link = object({ path: string(), label: string() })

export const article = object({
  ...articleCard.shape,
  meta_description: string(),
  /** Sanitised HTML, line breaks as `<br>`. */
  content: string(),
  /** The parts of the content, in order, with the ids that it holds. */
  headings: array(object({ id: string(), label: string() })),
  /** Articles and city pages near this one. */
  related: array(link),
})
