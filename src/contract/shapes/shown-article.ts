import * as z from 'zod/mini'
import { TOPICS } from '~/domain/content/topic'
import { instant } from './instant'

/** What a card of /blog shows (specification A3, Article). */
export const articleCard = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  keywords: z.array(z.string()),
  city: z.nullable(z.string()),
  /** ISO 8601 in UTC. */
  created_at: instant,
  updated_at: instant,
  topic: z.enum(TOPICS),
  /** To read it, whole. */
  minutes: z.number(),
})

export const link = z.object({ path: z.string(), label: z.string() })

export const article = z.object({
  ...articleCard.shape,
  meta_description: z.string(),
  /** Sanitised HTML, line breaks as `<br>`. */
  content: z.string(),
  /** The parts of the content, in order, with the ids that it holds. */
  headings: z.array(z.object({ id: z.string(), label: z.string() })),
  /** Articles and city pages near this one. */
  related: z.array(link),
})
