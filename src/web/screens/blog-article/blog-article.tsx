import { LoaderCircle } from 'lucide-react'
import { data } from 'react-router'
import { isMissing } from '~/contract/failure'
import { movedTo } from '~/web/moved-to'
import { pageMeta } from '~/web/page-meta'
import { ButtonLink } from '~/web/ui/actions/button'
import filterScript from '~/web/ui/filter/filter.js?url'
import { PageFrame } from '~/web/ui/frame/page-frame'
import type { Route } from './+types/blog-article'
import { articleData } from './article-data'
import { ArticleText } from './article-text'
import styles from './blog-article.module.css'

export const handle = { hydrate: false }

/** Its address, or the token of a preview link. */
interface Asked {
  slug?: string
  token?: string
}

/**
 * 404 when there is no such article, the way to it where it has another address now; 503 when the server could not read it;
 * a preview is nobody's to keep.
 */
export async function loader({ params, url, context: { api } }: Route.LoaderArgs) {
  const { slug = '', token }: Asked = params
  try {
    if (token === undefined) {
      const article = await api.article({ params: { slug } })
      if (article.slug !== slug) throw movedTo(`/blog/${article.slug}`, url)
      return data({ article, failed: false })
    }
    const article = await api.previewedArticle({ params: { token } })
    return data({ article, failed: false }, { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    if (error instanceof Response) throw error
    const status = isMissing(error) ? 404 : 503
    return data({ article: null, failed: status === 503 }, { status })
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
    description: article.meta_description || article.excerpt,
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

/** No such article; or one that could not be read, which is then asked for again at the address `failed`. */
function ArticleNotFound({ failed }: { failed: string | null }) {
  return (
    <PageFrame width="text">
      <div className={`stack-16 to-start ${styles.missing}`}>
        <h1>Article non trouvé</h1>
        {failed === null ? <p>Il a peut-être changé d’adresse ou été retiré.</p> : <Retry address={failed} />}
        <ButtonLink to="/blog">Retour au blog</ButtonLink>
      </div>
    </PageFrame>
  )
}

function Retry({ address }: { address: string }) {
  return (
    <>
      <p>Il n’a pas pu être lu pour l’instant.</p>
      <p role="status" data-loading hidden>
        <LoaderCircle aria-hidden size={24} />
        <span>Chargement de l'article...</span>
      </p>
      <ButtonLink look="second" to={address} reloadDocument data-slow="Chargement de l'article...">
        Réessayer
      </ButtonLink>
      <script type="module" src={filterScript} />
    </>
  )
}
