import { formatWhole } from '~/domain/text/french'
import styles from './ranks.module.css'

/** So many lines are named. */
const NAMED = 6

/** What was counted under each name, the most first. */
export function Ranks({ title, lines }: { title: string; lines: { name: string; n: number }[] }) {
  if (lines.length === 0) return null
  return (
    <div className={styles.ranks}>
      <h3>{title}</h3>
      <ol>
        {lines.slice(0, NAMED).map(({ name, n }) => (
          <li key={name}>
            <span>{name}</span>
            <span>{formatWhole(n)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
