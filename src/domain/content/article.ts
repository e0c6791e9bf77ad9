export type ContentKind = 'article' | 'page'

/** Who speaks last: the file under content/ until the administrator changes the text. */
export type ContentOrigin = 'file' | 'administrator'

/** Limits of what an administrator or a file may write, in characters. */
export const contentLimits = {
  slug: 120,
  title: 160,
  h1: 160,
  excerpt: 400,
  meta_description: 320,
  keyword: 60,
  keywords: 12,
  city: 80,
  content: 100_000,
} as const

/** How many keywords an article and a card show (specification A9). */
export const keywordsShown = { article: 5, card: 3 } as const
