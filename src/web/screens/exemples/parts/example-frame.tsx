import type { ReactNode } from 'react'
import type { Example } from '~/web/ui/examples/catalogue'
import styles from './example-frame.module.css'

interface ExampleFrameProps {
  example: Example
  /** The site's own colours and fonts. */
  className?: string | undefined
  children: ReactNode
}

/** Around an example site: what says that it is one, before and after it. */
export function ExampleFrame({ example, className, children }: ExampleFrameProps) {
  return (
    <>
      <a href="#contenu" className={styles.skip}>
        Aller au contenu
      </a>
      <aside className={styles.ribbon} aria-label="À propos de cet exemple">
        <p>
          <strong className={styles.label}>Exemple</strong>
          <span>{example.name} n’existe pas : ce site a été dessiné pour vous montrer le vôtre.</span>
        </p>
        <ul data-screen-only>
          <li>
            <a href="/exemples">Autres métiers</a>
          </li>
          <li>
            <a href={`/simulateur`}>Tester mon éligibilité</a>
          </li>
        </ul>
      </aside>
      <div className={[styles.site, className].filter(Boolean).join(' ')} data-own-face>
        {children}
      </div>
    </>
  )
}
