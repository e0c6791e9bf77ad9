import { MapPin } from 'lucide-react'
import { keywordsShown } from '~/domain/content/article'
import { topicNames } from '~/domain/content/topic'
import { formatDay, parisDay } from '~/domain/text/french'
import { ButtonLink } from '~/web/ui/actions/button'
import { PageFrame } from '~/web/ui/frame/page-frame'
import { titleTransition } from '~/web/ui/frame/title-transition'
import { Badge } from '~/web/ui/paper/badge'
import { NearPages } from '~/web/ui/prose/near-pages'
import { PriceAside } from '~/web/ui/prose/price-aside'
import { Prose } from '~/web/ui/prose/prose'
import { Trail } from '~/web/ui/prose/trail'
import { TopicDrawing, TopicDrawings } from '~/web/ui/topics/topic-drawing'
import type { Article } from './article-data'
import styles from './blog-article.module.css'
import { Closing } from './closing'

/** An article: what it is about, its parts, its text, and where to go from there. */
export function ArticleText({ article }: { article: Article }) {
  const { title, excerpt, keywords, city, topic, minutes, headings } = article
  const [created, updated] = [new Date(article.created_at), new Date(article.updated_at)]
  return (
    <PageFrame kept={article} width="text">
      <Trail
        above={[
          { path: '/blog', label: 'Blog' },
          { path: `/blog/sujets/${topic}`, label: topicNames[topic] },
        ]}
        here={title}
      />
      <article className={`stack-40 ${styles.article}`}>
        <header className={`stack-16 ${styles.head}`}>
          <p className={`bare-list second-text small-text ${styles.facts}`}>
            <time dateTime={article.created_at}>{formatDay(created)}</time>
            {parisDay(updated) > parisDay(created) && (
              <span>
                mis à jour le <time dateTime={article.updated_at}>{formatDay(updated)}</time>
              </span>
            )}
            <span>{minutes}&nbsp;min de lecture</span>
            {city && (
              <Badge tone="jaune" icon={<MapPin aria-hidden size={16} />}>
                {city}
              </Badge>
            )}
            <Badge tone="vert">Expertise SEO</Badge>
          </p>
          <div className={styles.top}>
            <h1 style={titleTransition(article.slug)}>{title}</h1>
            <TopicDrawings topics={[topic]} />
            <TopicDrawing topic={topic} className={styles.drawing} />
          </div>
          {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
          {keywords.length > 0 && (
            <ul className="row-8 centred bare-list" aria-label="Mots-clés">
              {keywords.slice(0, keywordsShown.article).map(keyword => (
                <li key={keyword}>
                  <Badge>{keyword}</Badge>
                </li>
              ))}
            </ul>
          )}
          <p>
            <ButtonLink to="/simulateur" reloadDocument>
              Tester mon éligibilité
            </ButtonLink>
          </p>
        </header>
        <div className={`stack-24 ${styles.beside}`}>
          {headings.length > 2 && (
            <nav aria-label="Dans cet article" className={styles.contents}>
              <h2>Dans cet article</h2>
              <ol data-numbered={headings.some(({ label }) => /^\d+\. /.test(label)) || undefined}>
                {headings.map(({ id, label }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{label}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <PriceAside />
        </div>
        <Prose html={article.content} />
      </article>
      <Closing topic={topic} city={city} />
      <NearPages title="À lire ensuite" pages={article.related} />
      <p className={styles.back} data-screen-only>
        <a href="/blog">Retour au blog</a>
      </p>
    </PageFrame>
  )
}
