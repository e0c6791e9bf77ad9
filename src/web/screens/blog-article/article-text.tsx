import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { keywordsShown } from '~/domain/content/article'
import { formatDay } from '~/domain/text/french'
import { ButtonLink } from '~/web/ui/actions/button'
import { PageFrame } from '~/web/ui/frame/page-frame'
import { Badge } from '~/web/ui/paper/badge'
import { Sheet } from '~/web/ui/paper/sheet'
import { NearPages } from '~/web/ui/prose/near-pages'
import { Prose } from '~/web/ui/prose/prose'
import { Trail } from '~/web/ui/prose/trail'
import type { Article } from './article-data'
import styles from './blog-article.module.css'

export function ArticleText({ article }: { article: Article }) {
  const { title, excerpt, keywords, city, created_at, updated_at } = article
  return (
    <PageFrame width="text">
      <Trail above={[{ path: '/blog', label: 'Blog' }]} here={title} />
      <article className={styles.article}>
        <header className={styles.head}>
          <p className={styles.facts}>
            <time dateTime={created_at}>{formatDay(new Date(created_at))}</time>
            {city && (
              <Badge tone="jaune" icon={<MapPin aria-hidden size={16} />}>
                {city}
              </Badge>
            )}
            <Badge tone="vert">Expertise SEO</Badge>
          </p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.excerpt}>{excerpt}</p>
          {keywords.length > 0 && (
            <ul className={styles.keywords} aria-label="Mots-clés">
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
        <Prose html={article.content} />
        {updated_at > created_at && (
          <p className={styles.updated}>Mis à jour le {formatDay(new Date(updated_at))}.</p>
        )}
      </article>
      <Sheet as="aside" tone="jaune" under={['rose']} className={styles.closing}>
        <h2>{city ? `Votre entreprise est à ${city}\u202f?` : 'Et pour votre entreprise\u202f?'}</h2>
        <p>
          Deux minutes de questions, une réponse de l’équipe sous 24 h. Rien n’est à payer avant la décision
          {'\u00a0'}: le financement va jusqu’à 100{'\u00a0'}% du site, sous réserve d’acceptation.
        </p>
        <p>
          <ButtonLink to="/simulateur" reloadDocument>
            {city ? `Tester l’éligibilité de mon entreprise à ${city}` : 'Commencer le test'}
          </ButtonLink>
        </p>
      </Sheet>
      <NearPages title="À lire ensuite" pages={article.related} />
      <p className={styles.back}>
        <Link to="/blog">Retour au blog</Link>
      </p>
    </PageFrame>
  )
}
