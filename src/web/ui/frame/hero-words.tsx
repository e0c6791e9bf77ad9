import type { ReactNode } from 'react'
import styles from './hero-words.module.css'
import section from './section.module.css'

interface HeroWordsProps {
  /** A word set above the title like the name of a form's box. */
  box?: string
  title: string
  lead: ReactNode
  /** What it costs, in one line. */
  truth: ReactNode
  /** Two buttons. */
  ways: ReactNode
  small: ReactNode
}

/** What an offer begins with: its promise, one line of truth about the price, and two ways on. */
export const HeroWords = ({ box, title, lead, truth, ways, small }: HeroWordsProps) => (
  <div className={styles.words}>
    {box && <p className={section.box}>{box}</p>}
    <h1 id="promesse" className={styles.title}>
      {title}
    </h1>
    <p className={styles.lead}>{lead}</p>
    <p className={styles.truth}>{truth}</p>
    <p className={`row-12 ${styles.ways}`}>{ways}</p>
    <p className={styles.small}>{small}</p>
  </div>
)
