import type { ReactNode } from 'react'

/** A link within a sentence. */
export const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} style={{ color: '#2438a6' }}>
    {children}
  </a>
)
