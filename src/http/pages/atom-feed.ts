import { type Topic, topicNames } from '~/domain/content/topic'
import { escapeHtml } from '~/domain/text/html'

/** The newest articles as Atom (RFC 4287): all, or those of one topic. */
export function atomFeed(
  publicUrl: string,
  brand: string,
  articles: FeedArticle[],
  topic: Topic | null = null,
): string {
  const page = escapeHtml(`${publicUrl}/blog${topic ? `/sujets/${topic}` : ''}`)
  const title = escapeHtml(`Blog ${brand}${topic ? `\u00a0: ${topicNames[topic]}` : ''}`)
  const updated = articles
    .map(({ updated_at }) => updated_at.toISOString())
    .sort()
    .at(-1)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
<id>${page}</id>
<title>${title}</title>
<updated>${updated ?? new Date(0).toISOString()}</updated>
<author><name>${escapeHtml(brand)}</name></author>
<link rel="alternate" type="text/html" href="${page}"/>
<link rel="self" type="application/atom+xml" href="${page}/atom.xml"/>
${articles.map(article => entry(publicUrl, article)).join('\n')}
</feed>
`
}

interface FeedArticle {
  slug: string
  title: string
  excerpt: string
  keywords: string[]
  created_at: Date
  updated_at: Date
}

function entry(publicUrl: string, article: FeedArticle): string {
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
