import type { ReactNode } from 'react'
import { isMissing } from '~/contract/failure'
import { AdminButton } from '../form/admin-button'
import styles from './list-foot.module.css'

interface ListStateProps {
  query: { isPending: boolean; isError: boolean; error?: unknown; data?: unknown; refetch: () => unknown }
  count: number
  /** What is said when nothing is there, or nothing matches. */
  empty: ReactNode
  /** What is said of one thing that is not there, or no longer; also where it was read before. */
  missing?: string
  children: ReactNode
}

/** A list while it loads, when it failed, when it is empty, and when it is there; what was read before stays. */
export function ListState({ query, count, empty, missing, children }: ListStateProps) {
  if (missing && isMissing(query.error)) return <p role="alert">{missing}</p>
  if (query.isPending)
    return (
      <div role="status" className={styles.skeleton} data-loading>
        <p>Chargement…</p>
      </div>
    )
  const failure = query.isError && (
    <div role="alert" className={`stack-12 to-start second-text ${styles.note}`}>
      <p>Erreur lors du chargement des données</p>
      {query.data !== undefined && <p>Ce qui suit a été lu auparavant.</p>}
      <AdminButton onClick={() => void query.refetch()}>Réessayer</AdminButton>
    </div>
  )
  if (failure && query.data === undefined) return failure
  return (
    <>
      {failure}
      {count === 0 ? <div className={`stack-12 to-start second-text ${styles.note}`}>{empty}</div> : children}
    </>
  )
}
