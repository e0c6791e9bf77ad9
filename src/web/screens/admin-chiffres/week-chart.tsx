import { formatShortDay } from '~/domain/text/french'
import { figure } from '~/web/ui/admin/words/count-words'
import { Bars } from '~/web/ui/figures/bars'
import styles from './admin-chiffres.module.css'

/** One bar a week; its total and its best week stand in words, the whole in the table below. */
export function WeekChart({ title, weeks, counts }: { title: string; weeks: string[]; counts: number[] }) {
  const total = counts.reduce((sum, n) => sum + n, 0)
  const first = new Date(`${weeks[0]}T12:00:00Z`)
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span className={styles.name}>{title}</span>
        <span className={styles.total}>{figure(total)}</span>
        <span className={styles.now}>dont {figure(counts.at(-1) ?? 0)} cette semaine</span>
      </figcaption>
      <Bars values={counts} />
      <p className={styles.axis}>
        <span>{formatShortDay(first)}</span>
        <span>au plus {figure(Math.max(0, ...counts))}</span>
        <span>aujourd’hui</span>
      </p>
    </figure>
  )
}
