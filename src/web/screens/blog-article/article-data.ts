import type { ReplyOf } from '~/contract/call'
import type { seoCalls } from '~/contract/content/seo'
import { topicNames } from '~/domain/content/topic'
import { breadcrumb, siteOf } from '~/web/page-meta'

export type Article = ReplyOf<typeof seoCalls.article>

/** What search engines read of an article: schema.org's BlogPosting and BreadcrumbList. */
export function articleData(
  args: { matches: readonly unknown[] },
  article: Article,
): Record<string, unknown>[] {
  const site = siteOf(args.matches)
  const address = `${site?.public_url ?? ''}/blog/${article.slug}`
  const publisher = { '@type': 'Organization', name: site?.brand, url: `${site?.public_url ?? ''}/` }
  return [
    {
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.meta_description || article.excerpt,
      datePublished: article.created_at,
      dateModified: article.updated_at,
      inLanguage: 'fr',
      mainEntityOfPage: address,
      image: `${site?.public_url ?? ''}/og/blog/${article.slug}.png`,
      keywords: article.keywords.join(', '),
      author: publisher,
      publisher,
      ...(article.city ? { contentLocation: { '@type': 'City', name: article.city } } : {}),
    },
    breadcrumb(
      args,
      '/blog',
      { name: topicNames[article.topic], path: `/blog/sujets/${article.topic}` },
      { name: article.title, path: `/blog/${article.slug}` },
    ),
  ]
}
