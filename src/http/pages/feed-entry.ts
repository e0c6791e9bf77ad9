import { escapeHtml } from '~/domain/text/html'

export interface FeedArticle {
  slug: string
  title: string
  excerpt: string
  keywords: string[]
  created_at: Date
  updated_at: Date
}

export function entry(publicUrl: string, article: FeedArticle): string {
  const address = escapeHtml(`${publicUrl}/blog/${article.slug}`)
  return `<entry>
<id>${address}</id>
<title>${escapeHtml(article.title)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${article.created_at.toISOString()}</published>
<updated>${article.updated_at.toISOString()}</updated>
<summary>${escapeHtml(article.excerpt)}</summary>
${article.keywords.map(keyword => `<category term="${escapeHtml(keyword)}"/>`).join('')}
</entry>`
}
