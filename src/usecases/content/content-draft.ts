import { isDeepStrictEqual } from 'node:util'
import { keysOf } from '~/domain/closed-list'
import { picturesWithoutWords } from '~/domain/content/content-picture'
import { wrongField } from '~/domain/wrong-field'
import type { StoredContent } from '~/store/contents/contents'
import { renderContent } from './render-content'

/** What an administrator types for either kind; what a kind has not stays empty. */
export interface ContentDraft {
  slug: string
  title: string
  h1?: string
  excerpt?: string
  meta_description: string
  keywords?: string[]
  city: string | null
  content: string
  published: boolean
}

/** The row of what an administrator typed: its Markdown or HTML as `source`, sanitised as `html`. */
export function columnsOf({ content, h1 = '', excerpt = '', keywords = [], city, ...rest }: ContentDraft) {
  return {
    ...rest,
    h1,
    excerpt,
    keywords,
    city: city || null,
    source: content,
    html: renderContent(content),
    origin: 'administrator' as const,
  }
}

/** What the site shows says what its pictures show, for who does not see them. @throws Refusal invalid-fields */
export function refuseWithoutWords({ published, html }: { published: boolean; html: string }) {
  if (!published || picturesWithoutWords(html) === 0) return
  throw wrongField(
    'content',
    'Une image de ce texte n’a pas de texte alternatif\u00a0: dites ce qu’elle montre (alt).',
  )
}

/** Whether a stored text is word for word what is being sent. */
export function says(stored: StoredContent, draft: ContentDraft): boolean {
  const columns = columnsOf(draft)
  return keysOf(columns).every(name => isDeepStrictEqual(stored[name], columns[name]))
}
