import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import styles from './back-link.module.css'
import { lastSearch } from './last-address'

interface BackLinkProps {
  to: string
  /** What stands behind its `?` when one did not come from there. */
  usual?: string
  children: string
}

/** Above a title: where one came from, as it was left. */
export function BackLink({ to, usual = '', children }: BackLinkProps) {
  return (
    <p>
      <Link to={`${to}${lastSearch(to) ?? usual}`} className={styles.back}>
        <ArrowLeft aria-hidden size={16} /> {children}
      </Link>
    </p>
  )
}
