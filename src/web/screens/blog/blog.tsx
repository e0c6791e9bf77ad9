import { LoaderCircle } from 'lucide-react'
import { data, redirect } from 'react-router'
import { isTopic, TOPICS, type Topic, topicNames } from '~/domain/content/topic'
import { breadcrumb, notFoundMeta, pageMeta } from '~/web/page-meta'
import { Button, ButtonLink } from '~/web/ui/actions/button'
import filterScript from '~/web/ui/filter/filter.js?url'
import { PageFrame } from '~/web/ui/frame/page-frame'
import { NotFoundPage } from '~/web/ui/not-found/not-found-page'
import { TopicDrawings } from '~/web/ui/topics/topic-drawing'
import type { Route } from './+types/blog'
import { ArticleCard } from './article-card'
import styles from './blog.module.css'
import { type BlogList, blogAddress, blogList, noList } from './blog-data'
import { BlogPages } from './blog-pages'
import { SearchForm } from './search-form'

export const handle = { hydrate: false }

/** The list, or the part of one topic; the search is in the address, so it works without JavaScript and can be shared. */
export async function loader({ url, context, params }: Route.LoaderArgs) {
  const { topic: named }: { topic?: string } = params
  const topic = named ?? null
  if (topic !== null && !isTopic(topic)) return data(null, { status: 404, headers: NOT_KEPT })
  const { searchParams } = url
  const q = searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const page = Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1)
  try {
    const list = await blogList(context.api, { q, topic, page })
    if (page > 1 && list.cards.length === 0) throw redirect(blogAddress({ topic, q }))
    return data(list)
  } catch (error) {
    if (error instanceof Response) throw error
    return data(noList({ q, topic, page }), { status: 503, headers: NOT_KEPT })
  }
}

const NOT_KEPT = { 'Cache-Control': 'no-store' }

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta = (args: Route.MetaArgs) => {
  const list = args.loaderData
  if (!list) return notFoundMeta(args, args.location.pathname)
  const { topic, page, q } = list
  const base = blogAddress({ topic })
  const trail = topic ? [{ name: topicNames[topic], path: base }] : []
  return [
    ...pageMeta(args, {
      title: topic ? `${topicNames[topic]} – Blog Acquisition Client` : 'Blog Acquisition Client',
      description: topic
        ? `${topicNames[topic]}\u00a0: ce que nos articles en disent, avec leurs sources et leur date, pour les entreprises qui veulent un site et des clients.`
        : 'Aides publiques et leurs limites, facturation électronique, référencement local, IA\u00a0: des articles précis et sourcés pour les entreprises qui veulent un site et des clients.',
      path: blogAddress({ topic, page }),
      unlisted: Boolean(q),
      picture: 'blog',
      data: [breadcrumb(args, '/blog', ...trail)],
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      title: topic ? `Blog\u00a0: ${topicNames[topic]}` : 'Blog',
      href: `${base}/atom.xml`,
    },
  ]
}

/** The list of articles (specification A2, /blog). */
export default function Blog({ loaderData: list }: Route.ComponentProps) {
  if (!list) return <NotFoundPage />
  const { q, topic, page, cards } = list
  const shown = cards.filter(card => !card.left_out)
  return (
    <PageFrame>
      <header className={`stack-16 ${styles.head}`}>
        <h1>Blog Acquisition Client</h1>
        <p>Ce que les aides financent vraiment, ce que la loi demande, ce qui amène des clients.</p>
        <SearchForm list={list} />
        <Topics here={topic} />
      </header>
      <p role="status" className={styles.loading} data-loading hidden>
        <LoaderCircle aria-hidden size={24} />
        <span>Chargement des articles...</span>
      </p>
      <TopicDrawings topics={cards.map(card => card.topic)} />
      {cards.length > 0 && (
        <ul className={`stack-24 bare-list ${styles.cards}`} aria-label="Articles">
          {cards.map((card, at) => (
            <ArticleCard
              key={card.id}
              article={card}
              featured={at === 0 && page === 1 && q === ''}
              named={at < 12}
              hidden={card.left_out}
            />
          ))}
        </ul>
      )}
      <Empty list={list} hidden={shown.length > 0} />
      <BlogPages list={list} />
      <script type="module" src={filterScript} />
    </PageFrame>
  )
}

/** The way to each topic; the list itself is the first. */
function Topics({ here }: { here: Topic | null }) {
  const all: [Topic | null, string][] = [
    [null, 'Tous'],
    ...TOPICS.map((one): [Topic, string] => [one, topicNames[one]]),
  ]
  return (
    <nav aria-label="Sujets">
      <ul className={`bare-list ${styles.topics}`}>
        {all.map(([topic, name]) => (
          <li key={name}>
            <a
              href={blogAddress({ topic })}
              aria-current={topic === here ? 'page' : undefined}
              data-slow="Chargement des articles..."
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Empty({ list: { q, topic, cards, failed }, hidden }: { list: BlogList; hidden: boolean }) {
  const searched = !failed && (q !== '' || cards.length > 0)
  return (
    <div className={`stack-16 to-start ${styles.empty}`} data-empty hidden={hidden}>
      <p role="status">
        {searched ? 'Aucun article trouvé pour cette recherche.' : 'Aucun article disponible pour le moment.'}
      </p>
      {searched && (
        <form action="/blog" data-clear>
          <Button type="submit">Voir tous les articles</Button>
        </form>
      )}
      {failed && (
        <ButtonLink
          look="second"
          to={blogAddress({ topic, q })}
          reloadDocument
          data-slow="Chargement des articles..."
        >
          Réessayer
        </ButtonLink>
      )}
    </div>
  )
}
