import type { ReactNode } from 'react'
import styles from './badge.module.css'
import type { Tone } from './sheet'

interface BadgeProps {
  tone?: Tone
  /** A lucide icon of 16 px: a status is never told by its colour alone. */
  icon?: ReactNode
  children: ReactNode
}

/** A short word on a coloured label: a status, a city, a keyword. */
export function Badge({ tone = 'bleu', icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} style={{ background: `var(--feuillet-${tone})` }}>
      {icon}
      {children}
    </span>
  )
}
