import { MapPin } from 'lucide-react'
import type { ReplyOf } from '~/contract/call'
import type { seoCalls } from '~/contract/content/seo'
import { ButtonLink } from '~/web/ui/actions/button'
import { PageFrame } from '~/web/ui/frame/page-frame'
import { Badge } from '~/web/ui/paper/badge'
import { Sheet } from '~/web/ui/paper/sheet'
import { NearPages } from '~/web/ui/prose/near-pages'
import { Prose } from '~/web/ui/prose/prose'
import { Trail } from '~/web/ui/prose/trail'
import styles from './seo-page.module.css'
import { TownText } from './town-text'

const footerLinks = [
  { path: '/mentions-legales', label: 'Mentions légales' },
  { path: '/comment-ca-marche', label: 'Comment ça marche' },
  { path: '/simulateur', label: 'Tester mon éligibilité' },
]

/** A landing page: what somebody wrote, or a town's text with its map, price and example. */
export function LandingText({ page }: { page: ReplyOf<typeof seoCalls.seoPage> }) {
  const { title, h1, city, content, town } = page
  return (
    <PageFrame kept={page}>
      <Trail above={page.breadcrumb} here={title} />
      <div className={`stack-40 ${styles.columns}`}>
        <header className={`stack-16 ${styles.head}`}>
          {city && (
            <p>
              <Badge tone="jaune" icon={<MapPin aria-hidden size={16} />}>
                {city}
              </Badge>
            </p>
          )}
          <h1>{h1}</h1>
          {page.meta_description && <p className={styles.lead}>{page.meta_description}</p>}
          <p className="row-12">
            <ButtonLink to="/simulateur">Tester mon éligibilité</ButtonLink>
            <ButtonLink to="/comment-ca-marche" look="second">
              Comment ça marche
            </ButtonLink>
          </p>
        </header>
        {town ? <TownText town={town} html={content} /> : <Prose html={content} />}
        <Sheet
          as="aside"
          tone="bleu"
          under={['vert']}
          className={`stack-16 to-start ${styles.closing}`}
          data-screen-only
        >
          <h2>Deux minutes pour savoir</h2>
          <p>Quelques questions, aucune pièce à fournir à cette étape, aucun engagement.</p>
          <ButtonLink to="/simulateur">Commencer le test</ButtonLink>
        </Sheet>
      </div>
      <NearPages title={city ? 'Autour de vous' : 'À lire aussi'} pages={page.related} />
      <nav aria-label="Autour de cette page" className={`row-12 ${styles.links}`}>
        {footerLinks.map(({ path, label }) => (
          <a key={path} href={path}>
            {label}
          </a>
        ))}
      </nav>
    </PageFrame>
  )
}
