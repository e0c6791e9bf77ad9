import type { ComponentProps, ReactNode } from 'react'
import { KeptPart } from '~/web/kept-part'
import styles from './page-frame.module.css'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

interface PageFrameProps {
  /** What the top bar shows; left out, the usual links and « Tester mon éligibilité ». */
  header?: ComponentProps<typeof SiteHeader>
  /** `wide` leaves the width to the sections of the page; `text` is a column of prose; `form` between. */
  width?: 'wide' | 'page' | 'form' | 'text'
  /**
   * True where the whole page shows the same on each rendering: it has no loader of its own. Where it shows one reply
   * of a call, and nothing beside it, that reply.
   */
  kept?: boolean | object
  children: ReactNode
}

/** Skip link, top bar, `main`, footer: what every public screen stands in. */
export function PageFrame({ header, width = 'page', kept = false, children }: PageFrameProps) {
  return (
    <>
      <a href="#contenu" className={styles.skip}>
        Aller au contenu
      </a>
      <SiteHeader {...header} />
      <main id="contenu" tabIndex={-1} className={`${styles.main} ${styles[width]}`}>
        {kept ? (
          <KeptPart name="main" of={kept === true ? undefined : kept}>
            {children}
          </KeptPart>
        ) : (
          children
        )}
      </main>
      {/* Where SiteToaster puts its messages, in the order of the page. */}
      <div id="toasts" aria-live="polite" />
      <KeptPart name="footer">
        <SiteFooter />
      </KeptPart>
    </>
  )
}
