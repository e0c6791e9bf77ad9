import type { ReactNode } from 'react'
import { DeskButton } from '../desk-button'
import styles from './list-foot.module.css'

interface ListStateProps {
  query: { isPending: boolean; isError: boolean; refetch: () => unknown }
  count: number
  /** What is said when nothing is there, or nothing matches. */
  empty: ReactNode
  children: ReactNode
}

/** A list while it loads, when it failed, when it is empty, and when it is there. */
export function ListState({ query, count, empty, children }: ListStateProps) {
  if (query.isPending)
    return (
      <p role="status" className={styles.note}>
        Chargement…
      </p>
    )
  if (query.isError)
    return (
      <div role="alert" className={styles.note}>
        <p>Erreur lors du chargement des données</p>
        <DeskButton onClick={() => void query.refetch()}>Réessayer</DeskButton>
      </div>
    )
  if (count === 0) return <div className={styles.note}>{empty}</div>
  return children
}
