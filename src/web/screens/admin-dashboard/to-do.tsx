import { Link } from 'react-router'
import { formatShortDay } from '~/domain/text/french'
import { DeskLink } from '~/web/ui/admin/desk-button'
import page from '~/web/ui/admin/desk-page.module.css'
import { DossierMark } from '~/web/ui/admin/status-mark'
import styles from './admin-dashboard.module.css'
import { useListAddress } from './list-address'
import { useDossiers, useStats } from './list-queries'

const OLDEST = { search: '', status: 'Soumis', limit: 5, after: '', sort: 'created_at' } as const

/** What waits for a decision, the oldest first. */
export function ToDo() {
  const { data } = useDossiers(OLDEST)
  const { data: stats } = useStats()
  const { addressWith } = useListAddress()
  const waiting = data?.dossiers ?? []
  if (!data) return null
  return (
    <section aria-labelledby="a-traiter" className={styles.box}>
      <div className={page.head}>
        <h2 id="a-traiter" className={styles.boxTitle}>
          À traiter
        </h2>
        {(stats?.soumis ?? 0) > OLDEST.limit && (
          <DeskLink look="quiet" to={addressWith({ tab: 'dossiers', ...OLDEST, limit: 100 })}>
            Voir les {stats?.soumis.toLocaleString('fr-FR')} dossiers soumis
          </DeskLink>
        )}
      </div>
      {waiting.length === 0 ? (
        <p>Rien à traiter : aucun dossier n’attend de décision.</p>
      ) : (
        <ol className={styles.todo}>
          {waiting.map(row => (
            <li key={row.id}>
              <Link to={`/admin-dashboard/dossiers/${row.id}`}>{row.company_name}</Link>
              <DossierMark status={row.status} />
              <span>depuis le {formatShortDay(new Date(row.signature_timestamp ?? row.created_at))}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
