import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import type { infer as Infer } from 'zod/mini'
import type { articleCard } from '~/contract/seo'
import { keywordsShown } from '~/domain/content/article'
import { formatDay } from '~/domain/text/french'
import { Badge } from '~/web/ui/paper/badge'
import { Sheet } from '~/web/ui/paper/sheet'
import styles from './article-card.module.css'

/** One article of the list: date, city, title, excerpt, keywords, the way in. */
export function ArticleCard({ article }: { article: Infer<typeof articleCard> }) {
  const { slug, title, excerpt, keywords, city, created_at } = article
  return (
    <Sheet as="li" className={styles.card}>
      <p className={styles.facts}>
        <time dateTime={created_at}>{formatDay(new Date(created_at))}</time>
        {city && (
          <Badge tone="jaune" icon={<MapPin aria-hidden size={16} />}>
            {city}
          </Badge>
        )}
      </p>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.excerpt}>{excerpt}</p>
      {keywords.length > 0 && (
        <ul className={styles.keywords} aria-label="Mots-clés">
          {keywords.slice(0, keywordsShown.card).map(keyword => (
            <li key={keyword}>
              <Badge>{keyword}</Badge>
            </li>
          ))}
        </ul>
      )}
      <Link to={`/blog/${slug}`} className={styles.more}>
        Lire l'article<span className="visually-hidden"> : {title}</span>
      </Link>
    </Sheet>
  )
}
