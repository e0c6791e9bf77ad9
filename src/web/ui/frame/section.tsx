import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  id: string
  /** A word set above the title like the name of a form's box. */
  box: string
  title: ReactNode
  lead?: ReactNode
  /** `ruled` sets the section on white between two lines. */
  ground?: 'papier' | 'ruled'
  children: ReactNode
}

/** One section of a wide page: its box name, title, a lead, and what it holds. */
export function Section({ id, box, title, lead, ground = 'papier', children }: SectionProps) {
  return (
    <section aria-labelledby={`${id}-titre`} id={id} className={styles.section} data-ground={ground}>
      <div className={styles.inside}>
        <div className={`stack-12 ${styles.head}`}>
          <p className={styles.box}>{box}</p>
          <h2 id={`${id}-titre`} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
