import type { ReactNode } from 'react'

/** A link that opens a tab of its own, and says so to who listens. */
export const NewTabLink = ({ href, children }: { href: string; children: ReactNode }) => (
  // What a printed link leads to stands behind it, unless it says so itself.
  <a href={href} target="_blank" rel="noreferrer" data-says-address={children === href || undefined}>
    {children}
    <span className="visually-hidden"> (nouvel onglet)</span>
  </a>
)
