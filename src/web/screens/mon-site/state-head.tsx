import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { formatDay } from '~/domain/text/french'
import { ButtonLink } from '~/web/ui/actions/button'
import { Sheet } from '~/web/ui/paper/sheet'
import { ClosureWords } from './ending'
import styles from './mon-site.module.css'
import type { OwnSite, OwnSiteNow } from './owner-queries'
import { SignOut } from './sign-out'

/** Whose site it is, one sentence of where it stands, and the way to look at it. */
export function StateHead({ own, site, others }: { own: OwnSite; site: OwnSiteNow; others: boolean }) {
  const { published, stages, closure } = site
  const url = published?.url ?? own.url
  const online = stages.find(({ name }) => name === 'online')?.at
  return (
    <header className={`stack-16 ${styles.head}`}>
      {others && (
        <p>
          <Link to="/mon-site">Tous vos sites</Link>
        </p>
      )}
      <div className={styles.headLine}>
        <h1>{own.name}</h1>
        <SignOut />
      </div>
      <Sheet under={['vert']} className={`stack-12 ${styles.state}`}>
        {closure ? (
          <ClosureWords closure={closure} isOurs={published !== null} />
        ) : (
          <>
            <p>
              Votre site est en ligne{online && <> depuis le {formatDay(new Date(online))}</>}
              {url && (
                <>
                  , à l’adresse <strong className={styles.address}>{bare(url)}</strong>
                </>
              )}
              .
            </p>
            {url && (
              <p>
                <ButtonLink to={url} target="_blank" rel="noreferrer" icon={ExternalLink} iconSize={18}>
                  Voir mon site<span className="visually-hidden"> (nouvel onglet)</span>
                </ButtonLink>
              </p>
            )}
          </>
        )}
      </Sheet>
    </header>
  )
}

/** « boulangerie.exemple.fr », as one says it. */
const bare = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '')
