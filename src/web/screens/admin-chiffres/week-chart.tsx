import { trendOf } from '~/domain/dossier/lists/trend'
import { formatShortDay } from '~/domain/text/french'
import { figure } from '~/web/ui/admin/words/count-words'
import { Bars } from '~/web/ui/figures/bars'
import styles from './admin-chiffres.module.css'

/** One bar a week; its total and its best week stand in words, the whole in the table below. */
export function WeekChart({ title, weeks, counts }: { title: string; weeks: string[]; counts: number[] }) {
  const total = counts.reduce((sum, n) => sum + n, 0)
  const first = new Date(`${weeks[0]}T12:00:00Z`)
  return (
    <figure className={`stack-8 ${styles.chart}`}>
      <figcaption>
        <span className="second-text">{title}</span>
        <span className={styles.total}>{figure(total)}</span>
        <span className={styles.now}>
          dont {figure(counts.at(-1) ?? 0)} cette semaine&#8239;; {trendWords(counts)}
        </span>
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

/** « 12 de plus que les 6 semaines d’avant ». */
function trendWords(counts: number[]): string {
  const { difference, weeks } = trendOf(counts)
  const before = `les ${weeks} semaines d’avant`
  if (difference === 0) return `autant que ${before}`
  return `${figure(Math.abs(difference))} de ${difference > 0 ? 'plus' : 'moins'} que ${before}`
}
