import type { ReactNode } from 'react'
import { FactList } from '~/web/ui/prose/fact-list'
import styles from './box.module.css'

/** One box of the form: its name at the left, its content at the right. */
export function Box({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={`stack-12 ${styles.content}`}>{children}</div>
    </section>
  )
}

/** Names and values in two columns. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return <FactList facts={facts} className={styles.facts} each={styles.fact} />
}
