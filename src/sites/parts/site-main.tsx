import type { ReactNode } from 'react'
import type { SiteView } from '../site-view'

interface SiteMainProps {
  site: SiteView
  className?: string
  children: ReactNode
}

/** What a page is about, below its title where it opens with no hero. */
export const SiteMain = ({ site, className, children }: SiteMainProps) => (
  <main id="contenu" tabIndex={-1} className={className}>
    {site.page.sections[0]?.kind !== 'hero' && (
      <div className="page-head">
        <h1>{site.heading}</h1>
      </div>
    )}
    {children}
  </main>
)
