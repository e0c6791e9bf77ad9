import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { MOST_DUE } from '~/domain/dossier/retention'
import { formatShortDay } from '~/domain/text/french'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { figure } from '~/web/ui/admin/words/count-words'
import styles from './admin-dashboard.module.css'
import { useDueDossiers } from './list-queries'

/** So many are shown before one asks for the others: what stands below is wanted too. */
const FIRST = 10

/** The dossiers at the end of their time: decided upon, or extended, or gone (specification B7). */
export function DueDossiers() {
  const { data } = useDueDossiers()
  const [whole, setWhole] = useState(false)
  if (!data || data.dossiers.length === 0) return null
  const others = data.dossiers.length - FIRST
  return (
    <section aria-labelledby="echeances" className={styles.box}>
      <h2 id="echeances" className={styles.boxTitle}>
        Au terme de leur conservation
      </h2>
      <p>
        Ouvrez ces dossiers pour décider, ou pour prolonger leur conservation. Un solde dû et un dossier signé
        à compléter ne s’effacent jamais d’eux-mêmes.
        {data.dossiers.length >= MOST_DUE && ` Les ${MOST_DUE}\u00a0plus anciens sont montrés.`}
      </p>
      <ol className={`stack-4 bare-list ${styles.todo}`}>
        {data.dossiers.slice(0, whole ? MOST_DUE : FIRST).map(row => (
          <li key={row.id}>
            <Link to={`/admin-dashboard/dossiers/${row.id}#conservation`}>{row.company_name}</Link>
            {row.invoice_number ? (
              <span className="code">{row.invoice_number}</span>
            ) : (
              <span>sans facture</span>
            )}
            <span className={styles.due}>
              <TriangleAlert aria-hidden size={16} />{' '}
              {row.purge_at
                ? `effacement le ${formatShortDay(new Date(row.purge_at))}`
                : 'à décider, jamais effacé d’office'}
            </span>
          </li>
        ))}
      </ol>
      {others > 0 && (
        <div>
          <AdminButton look="quiet" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole
              ? `Montrer les ${FIRST}\u00a0premiers seulement`
              : others === 1
                ? 'Montrer le dernier'
                : `Montrer les ${figure(others)}\u00a0autres`}
          </AdminButton>
        </div>
      )}
    </section>
  )
}
