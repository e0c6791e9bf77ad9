import {
  BookOpenText,
  ExternalLink,
  FolderOpen,
  LogOut,
  type LucideIcon,
  PhoneCall,
  ScrollText,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useSite } from '~/web/site'
import { BrandMark } from '../frame/brand-mark'
import styles from './desk-frame.module.css'
import theme from './theme.module.css'

/** Where the administrator can go; `end` means this very address only. */
const places: { to: string; words: string; icon: LucideIcon }[] = [
  { to: '/admin-dashboard', words: 'Tableau de bord', icon: FolderOpen },
  { to: '/admin-dashboard/international', words: 'Hors de France', icon: PhoneCall },
  { to: '/admin-dashboard/contenus', words: 'Contenus', icon: BookOpenText },
  { to: '/admin-dashboard/journal', words: 'Journal', icon: ScrollText },
]

/** The ink rail at the left and the white ground: what every screen of the administration stands in. */
export function DeskFrame({ onLogout, children }: { onLogout: () => void; children: ReactNode }) {
  const { brand } = useSite()
  return (
    <div className={`${theme.theme} ${styles.desk}`}>
      <a href="#contenu" className={styles.skip}>
        Aller au contenu
      </a>
      <header className={styles.rail}>
        <p className={styles.brand}>
          <BrandMark size={28} /> {brand}
        </p>
        <nav aria-label="Administration">
          <ul className={styles.places}>
            {places.map(({ to, words, icon: Icon }) => (
              <li key={to}>
                <NavLink to={to} end={to === '/admin-dashboard'} className={styles.place ?? ''}>
                  <Icon aria-hidden size={18} /> {words}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          <a href="/" className={styles.place}>
            <ExternalLink aria-hidden size={18} /> Voir le site
          </a>
          <button type="button" className={styles.place} onClick={onLogout}>
            <LogOut aria-hidden size={18} /> Déconnexion
          </button>
        </div>
      </header>
      <main id="contenu" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
