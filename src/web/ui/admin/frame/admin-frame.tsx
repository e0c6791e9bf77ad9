import { ExternalLink, LogOut, Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useSite } from '~/web/site'
import { BrandMark } from '../../frame/brand-mark'
import { PaletteButton } from '../palette/palette-button'
import { useQueues } from '../queue-data'
import { useMe } from '../use-me'
import { countWords } from '../words/count-words'
import styles from './admin-frame.module.css'
import { places } from './places'
import { settingsPlaces } from './settings-places'
import theme from './theme.module.css'

/** The ink rail at the left and the white ground: what every screen of the administration stands in. */
export function AdminFrame({ onLogout, children }: { onLogout: () => void; children: ReactNode }) {
  const { brand } = useSite()
  const { data: me } = useMe()
  const { data: work } = useQueues()
  const { pathname } = useLocation()
  const isSettings = settingsPlaces.some(({ to }) => to === pathname)
  const shown = places.filter(({ needs }) => !me || me.permissions.includes(needs))
  return (
    <div className={`${theme.theme} ${styles.shell}`}>
      <a href="#contenu" className={styles.skip}>
        Aller au contenu
      </a>
      <header className={styles.rail}>
        <p className={styles.brand}>
          <BrandMark size={28} /> <span>{brand}</span>
        </p>
        <PaletteButton />
        <nav aria-label="Administration">
          <ul className={styles.places}>
            {shown.map(({ to, words, icon: Icon, wide, holds = [] }) => {
              const waiting = holds.reduce((sum, name) => sum + (work?.others[name] ?? 0), 0)
              return (
                <li key={to} data-wide={wide}>
                  <NavLink to={to} end={to === '/admin-dashboard'} className={styles.place ?? ''}>
                    <Icon aria-hidden size={18} /> <span>{words}</span>
                    {waiting > 0 && (
                      <b className={styles.count} title="Attendent l’équipe">
                        {countWords(waiting)}
                        <span className="visually-hidden">&nbsp;en attente</span>
                      </b>
                    )}
                  </NavLink>
                </li>
              )
            })}
          </ul>
        </nav>
        <div className={styles.foot}>
          <Link
            to="/admin-dashboard/compte"
            className={styles.place}
            aria-current={isSettings ? 'page' : undefined}
          >
            <Settings aria-hidden size={18} /> <span>Réglages</span>
          </Link>
          <a href="/" className={styles.place}>
            <ExternalLink aria-hidden size={18} /> <span>Voir le site</span>
          </a>
          <button type="button" className={styles.place} onClick={onLogout}>
            <LogOut aria-hidden size={18} /> <span>Déconnexion</span>
          </button>
        </div>
      </header>
      <main id="contenu" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
