import type { ColumnType, Generated } from 'kysely'
import type { ContentKind, ContentOrigin } from '~/domain/content/article'

/** A link that shows a text before it is published. */
export interface ContentPreviewTable {
  token_hash: string
  content_id: string
  expires_at: Date
}

/** An address that a text or an aid had before another; it stays once that is gone: its file does not come back there. */
export interface FormerAddressTable {
  kind: ContentKind | 'aid'
  slug: string
  content_id: string
}

export interface ContentTable {
  id: string
  kind: ContentKind
  slug: string
  /** Raised by every change, so that two administrators never overwrite one another. */
  version: Generated<number>
  title: string
  /** Of a landing page; empty for an article, whose title stands there. */
  h1: Generated<string>
  excerpt: Generated<string>
  meta_description: Generated<string>
  keywords: Generated<string[]>
  city: string | null
  /** As typed: Markdown or HTML. */
  source: string
  /** What the source becomes, sanitised when written. */
  html: string
  published: boolean
  origin: ContentOrigin
  /** SHA-256 of the file that the row was last loaded from. */
  file_hash: string | null
  /** Kept as a mark, so that its file does not bring it back at the next start. */
  removed_at: Date | null
  /** Null of a draft that nobody has seen yet. */
  first_published_at: Date | null
  created_at: Date
  updated_at: Date
  search_text: ColumnType<string, never, never>
}
