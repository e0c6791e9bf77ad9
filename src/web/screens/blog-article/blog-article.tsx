import { data } from 'react-router'
import { isMissing } from '~/contract/failure'
import { pageMeta } from '~/web/page-meta'
import type { Route } from './+types/blog-article'
import { articleData } from './article-data'
import { ArticleNotFound } from './article-not-found'
import { ArticleText } from './article-text'

export const handle = { hydrate: false }

/** Its address, or the token of a preview link. */
interface Asked {
  slug?: string
  token?: string
}

/** 404 when there is no such article; 503, never cached, when the server could not read it; a preview is nobody's to keep. */
export async function loader({ params, context: { api } }: Route.LoaderArgs) {
  const { slug = '', token }: Asked = params
  try {
    if (token === undefined) return data({ article: await api.article({ params: { slug } }), failed: false })
    const article = await api.previewedArticle({ params: { token } })
    return data({ article, failed: false }, { headers: { 'Cache-Control': 'no-store' } })
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
  const { slug, token }: Asked = args.params
  const path = `/blog/${article?.slug ?? slug}`
  if (!article) {
    return pageMeta(args, { title: 'Article non trouvé', description: '', path, hidden: true })
  }
  return pageMeta(args, {
    title: `${article.title} – Blog`,
    description: article.meta_description,
    path,
    type: 'article',
    hidden: token !== undefined,
    picture: `blog/${article.slug}`,
    data: articleData(args, article),
  })
}

/** One article (specification A2, /blog/{slug}). */
export default function BlogArticle({ loaderData, params }: Route.ComponentProps) {
  const { article, failed } = loaderData
  const { slug }: Asked = params
  return article ? (
    <ArticleText article={article} />
  ) : (
    <ArticleNotFound failed={failed && slug ? `/blog/${slug}` : null} />
  )
}
