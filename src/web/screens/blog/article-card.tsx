import { MapPin } from 'lucide-react'
import type * as z from 'zod/mini'
import type { articleCard } from '~/contract/shapes/shown-article'
import { keywordsShown } from '~/domain/content/article'
import { searchText } from '~/domain/content/content-search'
import { topicNames } from '~/domain/content/topic'
import { formatDay } from '~/domain/text/french'
import { titleTransition } from '~/web/ui/frame/title-transition'
import { Badge } from '~/web/ui/paper/badge'
import { Sheet } from '~/web/ui/paper/sheet'
import { TopicDrawing } from '~/web/ui/topics/topic-drawing'
import styles from './article-card.module.css'

interface ArticleCardProps {
  article: z.infer<typeof articleCard>
  /** Large, above the others. */
  featured?: boolean
  /** Its title becomes the article’s own; for the first ones, since each costs the browser a picture. */
  named?: boolean
  /** Left out by the search; the reader's browser may show it again. */
  hidden?: boolean
}

const GROUNDS = ['jaune', 'rose', 'vert', 'bleu'] as const

/** Two articles on one topic have the same drawing, on another ground. */
const groundOf = (slug: string) =>
  [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7) % GROUNDS.length

/** One article of the list: date, city, title, excerpt, keywords, the way in. */
export function ArticleCard({ article, featured = false, named = false, hidden = false }: ArticleCardProps) {
  const { slug, title, excerpt, keywords, city, created_at, topic, minutes } = article
  return (
    <Sheet
      as="li"
      className={styles.card}
      hidden={hidden}
      data-words={searchText(article)}
      data-featured={featured || undefined}
      style={{ '--fond': `var(--feuillet-${GROUNDS[groundOf(slug)]})` }}
    >
      <TopicDrawing topic={topic} className={styles.drawing} />
      <p className={`row-8 centred second-text small-text ${styles.facts}`}>
        <span>{topicNames[topic]}</span>
        <span>
          <time dateTime={created_at}>{formatDay(new Date(created_at))}</time>, {minutes}&nbsp;min
        </span>
        {city && (
          <Badge tone="jaune" icon={<MapPin aria-hidden size={16} />}>
            {city}
          </Badge>
        )}
      </p>
      <h2 className={styles.title} style={named ? titleTransition(slug) : undefined}>
        {title}
      </h2>
      {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
      {keywords.length > 0 && (
        <ul className="row-8 bare-list" aria-label="Mots-clés">
          {keywords.slice(0, keywordsShown.card).map(keyword => (
            <li key={keyword}>
              <Badge>{keyword}</Badge>
            </li>
          ))}
        </ul>
      )}
      <a href={`/blog/${slug}`} data-slow="Chargement de l'article..." className={styles.more}>
        Lire l'article<span className="visually-hidden">&nbsp;: {title}</span>
      </a>
    </Sheet>
  )
}
