import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { formatShortDay } from '~/domain/text/french'
import styles from './admin-dashboard.module.css'
import { useDueDossiers } from './list-queries'

/** The handed-in dossiers whose purge is announced: decided upon, or extended, or gone (DECISIONS.md section 7). */
export function DueDossiers() {
  const { data } = useDueDossiers()
  if (!data || data.dossiers.length === 0) return null
  return (
    <section aria-labelledby="echeances" className={styles.box}>
      <h2 id="echeances" className={styles.boxTitle}>
        Bientôt effacés
      </h2>
      <p>
        Ces dossiers soumis arrivent au terme de leur conservation. Ouvrez-les pour décider, ou pour prolonger
        leur conservation.
      </p>
      <ol className={styles.todo}>
        {data.dossiers.map(row => (
          <li key={row.id}>
            <Link to={`/admin-dashboard/dossiers/${row.id}#conservation`}>{row.company_name}</Link>
            <span>{row.invoice_number ?? 'sans facture'}</span>
            <span className={styles.due}>
              <TriangleAlert aria-hidden size={16} /> effacement le {formatShortDay(new Date(row.purge_at))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
