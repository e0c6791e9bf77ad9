import type { ReactNode } from 'react'
import styles from './stamp.module.css'

interface StampProps {
  /** The large line; short, since it is set in capitals. */
  children: ReactNode
  /** A small line above. */
  above?: ReactNode
  /** A small line below. */
  below?: ReactNode
}

/** The one vermilion mark of a view: use it once. */
export function Stamp({ children, above, below }: StampProps) {
  return (
    <p className={styles.stamp}>
      {above && <span className={styles.small}>{above} </span>}
      <strong className={styles.large}>{children}</strong>
      {below && <span className={styles.small}> {below}</span>}
    </p>
  )
}
