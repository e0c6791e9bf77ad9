import { Sparkline } from '~/web/ui/admin/sparkline'
import { useMay } from '~/web/ui/admin/use-me'
import { figure } from '~/web/ui/admin/words/count-words'
import { FIRST_PAGE, useInvoices, useStats, useTrends } from './list-queries'
import styles from './stat-cards.module.css'

/** The four figures of specification A2, three of them with their last twelve weeks. */
export function StatCards() {
  const { data: stats } = useStats()
  const { data: invoices } = useInvoices(FIRST_PAGE)
  const { data: trends } = useTrends()
  const mayReadInvoices = useMay()('read-invoices') !== false
  const cards = [
    { words: 'Total dossiers', n: stats?.total_dossiers, weeks: trends?.created, what: 'ouvert' },
    { words: 'Nouveaux', n: stats?.nouveau },
    { words: 'Soumis', n: stats?.soumis, weeks: trends?.finalized, what: 'finalisé' },
    ...(mayReadInvoices
      ? [{ words: 'Factures', n: invoices?.total, weeks: trends?.signed, what: 'signée' }]
      : []),
  ]
  return (
    <dl className={`stack-12 ${styles.cards}`}>
      {cards.map(({ words, n, weeks, what = '' }) => (
        <div key={words} className={styles.card}>
          <dt>{words}</dt>
          <dd className={styles.figure}>{n === undefined ? '–' : figure(n)}</dd>
          <dd className={styles.trend}>
            {what === '' ? 'pas encore finalisés' : weeks && thisWeek(weeks.at(-1) ?? 0, what)}
          </dd>
          {weeks && (
            <dd className={styles.line}>
              <Sparkline values={weeks} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** « 0 ouvert », « 2 ouverts »: zero and one are singular in French. */
const thisWeek = (n: number, what: string) => `${figure(n)} ${what}${n >= 2 ? 's' : ''} cette semaine`
