import { useLocation } from 'react-router'
import { KeptPart } from '~/web/kept-part'
import { useSite } from '~/web/site'
import { ButtonLink } from '../actions/button'
import { BrandMark } from './brand-mark'
import { PersonLinks } from './person-links'
import styles from './site-header.module.css'

export interface HeaderLink {
  to: string
  words: string
  /** What follows the words where there is room, and for whoever listens. */
  more?: string
  /** Left out on a telephone, where the footer leads there. */
  wide?: true
}

interface SiteHeaderProps {
  /** The specification gives some pages their own; otherwise how it works, examples, price and the legal notice. */
  links?: HeaderLink[]
  /** The button at the right; null for none, as in the simulator. */
  action?: HeaderLink | null
}

const usualLinks: HeaderLink[] = [
  { to: '/comment-ca-marche', words: 'Comment ça marche' },
  { to: '/exemples', words: 'Exemples', wide: true },
  { to: '/#prix', words: 'Prix', wide: true },
  { to: '/mentions-legales', words: 'Mentions légales' },
]
/** Stands in every header: who has begun finds the way back wherever he is. */
const resume: HeaderLink = { to: '/dossier/reprendre', words: 'Reprendre', more: ' mon dossier' }
const usualAction: HeaderLink = { to: '/simulateur', words: 'Tester mon éligibilité' }

/** The top bar. Its links load documents: the pages they lead to come from the cache. */
export function SiteHeader({ links = usualLinks, action = usualAction }: SiteHeaderProps) {
  const { pathname } = useLocation()
  const shown = [...links, resume]
  const name = [...shown, action ?? { to: '-' }].map(({ to }) => (to === pathname ? `(${to})` : to)).join(' ')
  return (
    <KeptPart name={`header ${name}`}>
      <Bar links={shown} action={action} pathname={pathname} />
    </KeptPart>
  )
}

function Bar({ links, action, pathname }: Required<SiteHeaderProps> & { pathname: string }) {
  const { brand } = useSite()
  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        <a href="/" className={styles.brand} aria-label={`${brand}, accueil`}>
          <BrandMark />
          <span>{brand}</span>
        </a>
        <nav className={styles.links} aria-label="Principale">
          <ul className={`bare-list ${styles.list}`}>
            {links.map(({ to, words, more, wide }) => (
              <li key={to} data-wide={wide}>
                <a href={to} className={styles.link} aria-current={to === pathname ? 'page' : undefined}>
                  {words}
                  {more && <span className={styles.more}>{more}</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <PersonLinks />
        {action && (
          <ButtonLink to={action.to} reloadDocument size="small" className={styles.action}>
            {action.words}
          </ButtonLink>
        )}
      </div>
    </header>
  )
}
