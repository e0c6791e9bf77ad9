import { data, Form, redirect, useNavigation } from 'react-router'
import { breadcrumb, pageMeta } from '~/web/page-meta'
import { Button, ButtonLink } from '~/web/ui/actions/button'
import { Loading } from '~/web/ui/feedback/loading'
import { PageFrame } from '~/web/ui/frame/page-frame'
import type { Route } from './+types/blog'
import { ArticleCard } from './article-card'
import styles from './blog.module.css'
import { BlogPages } from './blog-pages'
import { SearchForm } from './search-form'
import { useLiveSearch } from './use-live-search'

const PER_PAGE = 24

/** One page of cards; the search is in the address, so it works without JavaScript and can be shared. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const page = Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1)
  try {
    const { articles, total } = await context.api.articles({ query: { q, page: String(page) } })
    if (page > 1 && articles.length === 0) throw redirect(q ? `/blog?q=${encodeURIComponent(q)}` : '/blog')
    return data({ q, page, articles, pages: Math.ceil(total / PER_PAGE), failed: false })
  } catch (error) {
    if (error instanceof Response) throw error
    const nothing = { q, page, articles: [], pages: 0, failed: true }
    return data(nothing, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta = (args: Route.MetaArgs) => [
  ...pageMeta(args, {
    title: 'Blog Acquisition Client',
    description:
      'Aides publiques et leurs limites, facturation électronique, référencement local, IA : des articles précis et sourcés pour les entreprises qui veulent un site et des clients.',
    path: (args.loaderData?.page ?? 1) > 1 ? `/blog?page=${args.loaderData?.page}` : '/blog',
    unlisted: Boolean(args.loaderData?.q),
    picture: 'blog',
    data: [breadcrumb(args, { name: 'Blog', path: '/blog' })],
  }),
  { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: 'Blog', href: '/blog/atom.xml' },
]

/** The list of articles (SPEC.md section 2, /blog). */
export default function Blog({ loaderData }: Route.ComponentProps) {
  const { q, page, articles, pages, failed } = loaderData
  const search = useLiveSearch(q)
  const { state, location } = useNavigation()
  const target = state === 'loading' ? location.pathname : null
  if (target?.startsWith('/blog/')) {
    return (
      <PageFrame>
        <Loading>Chargement de l'article...</Loading>
      </PageFrame>
    )
  }
  return (
    <PageFrame>
      <header className={styles.head}>
        <h1>Blog Acquisition Client</h1>
        <p>Ce que les aides financent vraiment, ce que la loi demande, ce qui amène des clients.</p>
        <SearchForm search={search} />
      </header>
      {target === '/blog' && <Loading>Chargement des articles...</Loading>}
      {articles.length > 0 ? (
        <ul className={styles.cards} aria-label="Articles">
          {articles.map(article => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>
          <p role="status">
            {q && !failed
              ? 'Aucun article trouvé pour cette recherche.'
              : 'Aucun article disponible pour le moment.'}
          </p>
          {q && !failed && (
            <Form action="/blog" replace>
              <Button type="submit">Voir tous les articles</Button>
            </Form>
          )}
          {failed && (
            <ButtonLink look="second" to={`/blog?q=${encodeURIComponent(q)}`}>
              Réessayer
            </ButtonLink>
          )}
        </div>
      )}
      <BlogPages q={q} page={page} pages={pages} />
    </PageFrame>
  )
}

/** When the browser's own fetch fails: the list ends empty (SPEC.md section 8). */
export function ErrorBoundary() {
  return (
    <PageFrame>
      <header className={styles.head}>
        <h1>Blog Acquisition Client</h1>
      </header>
      <div className={styles.empty}>
        <p role="status">Aucun article disponible pour le moment.</p>
        <ButtonLink look="second" to="/blog">
          Réessayer
        </ButtonLink>
      </div>
    </PageFrame>
  )
}
