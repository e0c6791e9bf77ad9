import type { ReactNode } from 'react'

/** A link that opens a tab of its own, and says so to who listens. */
export const NewTabLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noreferrer">
    {children}
    <span className="visually-hidden"> (nouvel onglet)</span>
  </a>
)
