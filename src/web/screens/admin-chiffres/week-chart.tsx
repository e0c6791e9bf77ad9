import { formatShortDay } from '~/domain/text/french'
import { figure } from '~/web/ui/admin/words/count-words'
import styles from './admin-chiffres.module.css'

const HEIGHT = 72
const WIDTH = 240

/** One bar a week; its total and its best week stand in words, the whole in the table below. */
export function WeekChart({ title, weeks, counts }: { title: string; weeks: string[]; counts: number[] }) {
  const total = counts.reduce((sum, n) => sum + n, 0)
  const top = Math.max(1, ...counts)
  const step = WIDTH / Math.max(1, counts.length)
  const first = new Date(`${weeks[0]}T12:00:00Z`)
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span className={styles.name}>{title}</span>
        <span className={styles.total}>{figure(total)}</span>
        <span className={styles.now}>dont {figure(counts.at(-1) ?? 0)} cette semaine</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false" preserveAspectRatio="none">
        {counts.map((n, at) => (
          <rect
            key={weeks[at]}
            x={at * step + step * 0.12}
            width={step * 0.76}
            y={HEIGHT - barHeight(n, top)}
            height={barHeight(n, top)}
            className={at === counts.length - 1 ? styles.thisWeek : styles.bar}
          />
        ))}
        <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} className={styles.ground} />
      </svg>
      <p className={styles.axis}>
        <span>{formatShortDay(first)}</span>
        <span>au plus {figure(Math.max(0, ...counts))}</span>
        <span>aujourd’hui</span>
      </p>
    </figure>
  )
}

const barHeight = (n: number, top: number) => (n === 0 ? 0 : Math.max(2, (n / top) * (HEIGHT - 4)))
