import type { MoneyWords } from '~/domain/invoice/money-words'
import styles from './money-lines.module.css'

interface MoneyLinesProps {
  /** What it is called for who listens; shown above the cells. */
  title: string
  /** Of its title, unique on the page. */
  id: string
  lines: readonly MoneyWords[]
  level?: 2 | 3
}

/** The money line, a cell each as on a form: who pays what, when, and what comes back (specification B5.7). */
export function MoneyLines({ title, id, lines, level = 2 }: MoneyLinesProps) {
  if (lines.length === 0) return null
  const Title = `h${level}` as const
  return (
    <section aria-labelledby={id} className="stack-12">
      <Title id={id} className={styles.title}>
        {title}
      </Title>
      <dl className={styles.cells}>
        {lines.map(({ label, amount, note }) => (
          <div key={label} className={styles.cell}>
            <dt className={`second-text small-text ${styles.label}`}>{label}</dt>
            <dd className={styles.amount}>{amount}</dd>
            <dd className={`second-text small-text ${styles.note}`}>{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
