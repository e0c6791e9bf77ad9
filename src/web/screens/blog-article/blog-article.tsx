import { data } from 'react-router'
import { isMissing } from '~/contract/failure'
import { pageMeta } from '~/web/page-meta'
import type { Route } from './+types/blog-article'
import { articleData } from './article-data'
import { ArticleNotFound } from './article-not-found'
import { ArticleText } from './article-text'

export const handle = { hydrate: false }

/** 404 when there is no such article; 503, never cached, when the server could not read it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    return data({ article: await context.api.article({ params: { slug: params.slug } }), failed: false })
  } catch (error) {
    const status = isMissing(error) ? 404 : 503
    return data(
      { article: null, failed: status === 503 },
      { status, headers: { 'Cache-Control': 'no-store' } },
    )
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function meta(args: Route.MetaArgs) {
  const article = args.loaderData?.article
  const path = `/blog/${args.params.slug}`
  if (!article) {
    return pageMeta(args, { title: 'Article non trouvé', description: '', path, hidden: true })
  }
  return pageMeta(args, {
    title: `${article.title} – Blog`,
    description: article.meta_description,
    path,
    type: 'article',
    picture: `blog/${article.slug}`,
    data: articleData(args, article),
  })
}

/** One article (specification A2, /blog/{slug}). */
export default function BlogArticle({ loaderData, params }: Route.ComponentProps) {
  const { article, failed } = loaderData
  return article ? (
    <ArticleText article={article} />
  ) : (
    <ArticleNotFound failed={failed ? `/blog/${params.slug}` : null} />
  )
}
