import type { ReactNode } from 'react'
import { useSite } from '~/web/site'
import theme from '~/web/ui/admin/frame/theme.module.css'
import { BrandMark } from '~/web/ui/frame/brand-mark'
import styles from './admin-login.module.css'

/** The card that every way into the administration stands on. */
export function LoginCard({ title, children }: { title: string; children: ReactNode }) {
  const { brand } = useSite()
  return (
    <div className={`${theme.theme} ${styles.ground}`}>
      <main id="contenu" tabIndex={-1} className={`stack-16 ${styles.card}`}>
        <p className={styles.brand}>
          <BrandMark size={28} /> {brand}
        </p>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
    </div>
  )
}

/** What went wrong, beside what it is about. */
export function LoginProblem({ id, children }: { id?: string; children: string }) {
  if (!children) return null
  return (
    <p id={id} role="alert" className="error-text">
      {children}
    </p>
  )
}
