import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { formatShortDay } from '~/domain/text/french'
import styles from './admin-dashboard.module.css'
import { useDueDossiers } from './list-queries'

/** The dossiers at the end of their time: decided upon, or extended, or gone (specification B7). */
export function DueDossiers() {
  const { data } = useDueDossiers()
  if (!data || data.dossiers.length === 0) return null
  return (
    <section aria-labelledby="echeances" className={styles.box}>
      <h2 id="echeances" className={styles.boxTitle}>
        Au terme de leur conservation
      </h2>
      <p>
        Ouvrez ces dossiers pour décider, ou pour prolonger leur conservation. Un solde dû et un dossier signé
        à compléter ne s’effacent jamais d’eux-mêmes.
      </p>
      <ol className={`stack-4 bare-list ${styles.todo}`}>
        {data.dossiers.map(row => (
          <li key={row.id}>
            <Link to={`/admin-dashboard/dossiers/${row.id}#conservation`}>{row.company_name}</Link>
            <span>{row.invoice_number ?? 'sans facture'}</span>
            <span className={styles.due}>
              <TriangleAlert aria-hidden size={16} />{' '}
              {row.purge_at
                ? `effacement le ${formatShortDay(new Date(row.purge_at))}`
                : 'à décider, jamais effacé d’office'}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
