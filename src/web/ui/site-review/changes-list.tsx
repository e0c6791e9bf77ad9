import type { Change } from '~/domain/site/changes/change'
import styles from './site-review.module.css'

interface ChangesListProps {
  changes: readonly Change[]
  /** What each of the two is called. */
  sides?: readonly [string, string]
}

/** What is said otherwise, each as it was and as it is. */
export function ChangesList({ changes, sides: [one, other] = ['avant', 'après'] }: ChangesListProps) {
  return (
    <ul className={`stack-12 bare-list ${styles.changes}`}>
      {changes.map(({ what, before, after }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may bear one name
        <li key={at}>
          <strong>{what}</strong>
          <span className="second-text">
            <span className={styles.side}>{one}</span> {before ?? 'rien'}
          </span>
          <span>
            <span className={styles.side}>{other}</span> {after ?? 'retiré'}
          </span>
        </li>
      ))}
    </ul>
  )
}
