import type { ReactNode } from 'react'
import styles from './stamp.module.css'

interface StampProps {
  /** The large line; short, since it is set in capitals. */
  children: ReactNode
  /** A small line above. */
  above?: ReactNode
  /** A small line below. */
  below?: ReactNode
  /** What it says: green is favourable, ochre to be checked, vermilion refused. */
  says?: 'favourable' | 'to-check' | 'refused'
  /** It falls onto the paper when the page opens. */
  lands?: boolean
}

/** The one stamped mark of a view: use it once. */
export function Stamp({ children, above, below, says = 'to-check', lands = false }: StampProps) {
  return (
    <p className={styles.stamp} data-says={says} data-lands={lands || undefined}>
      {above && <span className={styles.small}>{above} </span>}
      <strong className={styles.large}>{children}</strong>
      {below && <span className={styles.small}> {below}</span>}
    </p>
  )
}
