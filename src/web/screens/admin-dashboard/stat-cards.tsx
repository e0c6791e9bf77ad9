import styles from './admin-dashboard.module.css'
import { FIRST_PAGE, useInvoices, useStats } from './list-queries'

/** The four figures of SPEC.md section 2. */
export function StatCards() {
  const { data: stats } = useStats()
  const { data: invoices } = useInvoices(FIRST_PAGE)
  const cards = [
    { words: 'Total dossiers', n: stats?.total_dossiers },
    { words: 'Nouveaux', n: stats?.nouveau },
    { words: 'Soumis', n: stats?.soumis },
    { words: 'Factures', n: invoices?.total },
  ]
  return (
    <dl className={styles.cards}>
      {cards.map(({ words, n }) => (
        <div key={words} className={styles.card}>
          <dt>{words}</dt>
          <dd>{n === undefined ? '–' : n.toLocaleString('fr-FR')}</dd>
        </div>
      ))}
    </dl>
  )
}
