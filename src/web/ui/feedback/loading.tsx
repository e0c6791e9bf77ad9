import { LoaderCircle } from 'lucide-react'
import styles from './loading.module.css'

/** A wheel and what is being fetched, said once by screen readers. */
export function Loading({ children }: { children: string }) {
  return (
    <p role="status" className={styles.loading}>
      <LoaderCircle size={24} className={`wheel ${styles.wheel}`} />
      {children}
    </p>
  )
}
