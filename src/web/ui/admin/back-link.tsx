import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import styles from './back-link.module.css'

/** Above a title: where one came from. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <p>
      <Link to={to} className={styles.back}>
        <ArrowLeft aria-hidden size={16} /> {children}
      </Link>
    </p>
  )
}
