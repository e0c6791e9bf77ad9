import { Settings } from 'lucide-react'
import { PUBLIC_PAGES, publicPathsWhere } from '~/domain/content/public-pages'
import { useSite } from '~/web/site'
import { BrandMark } from './brand-mark'
import styles from './site-footer.module.css'

const pages = publicPathsWhere(({ footer }) => footer === 'pages')
const papers = publicPathsWhere(({ footer }) => footer === 'papers')

/** The one footer of every page (specification B2), with the gear to the administration. */
export function SiteFooter() {
  const { brand, legal_name, legal_form, siret, address, people = [] } = useSite()
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.who}>
          <p className={styles.brand}>
            <BrandMark size={28} /> {brand}
          </p>
          <p>
            Service privé, non affilié à l’État ni aux organismes qui accordent les aides. Leur décision leur
            appartient.
          </p>
        </div>
        <nav aria-label="Pied de page" className={styles.lists}>
          <ul className="bare-list">
            {pages.map(path => (
              <li key={path}>
                <a href={path} className={styles.link}>
                  {PUBLIC_PAGES[path].name}
                </a>
              </li>
            ))}
            <li>
              <a href="/espace-client" className={styles.link} rel="nofollow">
                Espace client
              </a>
            </li>
          </ul>
          <ul className="bare-list">
            {papers.map(path => (
              <li key={path}>
                <a href={path} className={`${styles.link} ${styles.paper}`}>
                  {PUBLIC_PAGES[path].name}
                </a>
              </li>
            ))}
            {people.length > 0 && (
              <li data-screen-only>
                <a href="/etre-rappele" className={`${styles.link} ${styles.paper}`}>
                  {PUBLIC_PAGES['/etre-rappele'].name}
                </a>
              </li>
            )}
          </ul>
        </nav>
        <div className={styles.base}>
          <p>
            {legal_name}, {legal_form}, {address.street}, {address.postal_code} {address.city}
            <br />
            SIRET <span className={styles.number}>{siretInGroups(siret)}</span>
          </p>
          <a
            href="/admin-login"
            className={styles.gear}
            aria-label="Administration"
            rel="nofollow"
            data-screen-only
          >
            <Settings size={20} />
          </a>
        </div>
      </div>
    </footer>
  )
}

/** 73282932000074 → « 732 829 320 00074 », with spaces that do not break. */
function siretInGroups(siret: string): string {
  return siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1\u00a0$2\u00a0$3\u00a0$4')
}
