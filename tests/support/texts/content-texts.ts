import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The files of `content` that people read: articles, pages, legal texts, aids. */
export const CONTENT_TEXTS = ['articles', 'pages', 'legal', 'aids'].flatMap(folder =>
  readdirSync(join('content', folder)).map(file => join('content', folder, file)),
)
