import type { ReactNode } from 'react'
import { counted } from '~/domain/text/french'
import { useClock } from './client-queries'
import styles from './espace-client.module.css'

interface ByDayProps<Row> {
  rows: readonly Row[]
  /** Null where nobody knows when: it stands with the day before it. */
  at: (row: Row) => string | null
  /** What a row is called: « appel ». */
  noun: string
  /** The newest day is folded like the others. */
  folded?: boolean
  children: (rows: readonly Row[]) => ReactNode
}

/** Rows of one day together, the newest day open, the others folded into a line each; a long day scrolls in its place. */
export function ByDay<Row>({ rows, at, noun, folded = false, children }: ByDayProps<Row>) {
  const clock = useClock()
  const days: [day: string, rows: Row[]][] = []
  for (const row of rows) {
    const moment = at(row)
    const last = days.at(-1)
    const day = moment ? clock.shortDay(new Date(moment)) : (last?.[0] ?? 'Jour inconnu')
    if (last?.[0] === day) last[1].push(row)
    else days.push([day, [row]])
  }
  return days.map(([day, own], index) => (
    <details key={day} open={!folded && index === 0} className={styles.day}>
      <summary>
        <h3>{day}</h3> <span>{counted(own.length, noun)}</span>
      </summary>
      <section
        aria-label={`${counted(own.length, noun)}, ${day}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long day scrolls in its place, by keyboard too
        tabIndex={0}
        className={styles.dayRows}
      >
        {children(own)}
      </section>
    </details>
  ))
}
