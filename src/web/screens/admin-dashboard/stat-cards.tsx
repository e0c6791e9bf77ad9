import { Sparkline } from '~/web/ui/admin/sparkline'
import styles from './admin-dashboard.module.css'
import { FIRST_PAGE, useInvoices, useStats, useTrends } from './list-queries'

/** The four figures of SPEC.md section 2, three of them with their last twelve weeks. */
export function StatCards() {
  const { data: stats } = useStats()
  const { data: invoices } = useInvoices(FIRST_PAGE)
  const { data: trends } = useTrends()
  const cards = [
    { words: 'Total dossiers', n: stats?.total_dossiers, weeks: trends?.created, what: 'ouverts' },
    { words: 'Nouveaux', n: stats?.nouveau, note: 'pas encore finalisés' },
    { words: 'Soumis', n: stats?.soumis, weeks: trends?.finalized, what: 'finalisés' },
    { words: 'Factures', n: invoices?.total, weeks: trends?.signed, what: 'signées' },
  ]
  return (
    <dl className={styles.cards}>
      {cards.map(({ words, n, weeks, what, note }) => (
        <div key={words} className={styles.card}>
          <dt>{words}</dt>
          <dd className={styles.figure}>{n === undefined ? '–' : n.toLocaleString('fr-FR')}</dd>
          {note && <dd className={styles.trend}>{note}</dd>}
          {weeks && (
            <dd className={styles.trend}>
              <Sparkline values={weeks} />
              {weeks.at(-1)?.toLocaleString('fr-FR')} {what} cette semaine
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
