import { useState } from 'react'
import { Link } from 'react-router'
import { NOTICE_REASON_LABELS } from '~/domain/site/online/site-notice'
import { formatMinute } from '~/domain/text/french'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { useMay } from '~/web/ui/admin/use-me'
import { useNow } from '~/web/ui/admin/use-now'
import styles from './admin-sites.module.css'
import { DecideNotice } from './decide-notice'
import type { Notice } from './hosted-queries'

/** What visitors reported, the soonest due first. @param named whether each says of which site */
export function NoticesList({
  title,
  notices,
  named,
}: {
  title: string
  notices: Notice[]
  named?: boolean
}) {
  const [deciding, setDeciding] = useState<Notice | null>(null)
  const may = useMay()('work-dossiers')
  const now = useNow()
  return (
    <section className={`stack-12 ${styles.part}`} aria-label={title}>
      <h2>{title}</h2>
      <ul className={`stack-12 bare-list ${styles.notices}`}>
        {notices.map(notice => (
          <li key={notice.notice} className={styles.notice} data-late={isLate(notice, now) || undefined}>
            <p>
              <strong>
                N°&nbsp;
                {notice.number}, {NOTICE_REASON_LABELS[notice.reason]}
              </strong>
              {named && (
                <>
                  {' '}
                  –{' '}
                  {notice.site ? (
                    <Link to={`/admin-dashboard/sites/${notice.site}`}>{notice.site_name}</Link>
                  ) : (
                    notice.site_name
                  )}
                </>
              )}
            </p>
            <p className={styles.words}>{notice.text}</p>
            <p className="second-text small-text">
              {notice.page}
              {notice.name && `, par ${notice.name}`}
              {notice.email && ` (${notice.email})`}, reçu le {formatMinute(new Date(notice.received_at))}
              {notice.suspicion && ', mis à part'}
            </p>
            <p>
              <Standing notice={notice} now={now} />
            </p>
            {may && notice.decision === null && (
              <p>
                <AdminButton onClick={() => setDeciding(notice)}>
                  Décider<span className="visually-hidden"> du signalement {notice.number}</span>
                </AdminButton>
              </p>
            )}
          </li>
        ))}
      </ul>
      {deciding && <DecideNotice notice={deciding} onClose={() => setDeciding(null)} />}
    </section>
  )
}

function Standing({ notice, now }: { notice: Notice; now: Date }) {
  if (notice.decision === null)
    return (
      <>
        {isLate(notice, now) ? 'En retard\u00a0: à décider depuis le ' : 'À décider avant le '}
        <strong>{formatMinute(new Date(notice.due_at))}</strong>
      </>
    )
  return (
    <>
      <strong>{notice.decision === 'upheld' ? 'Retenu' : 'Écarté'}</strong>
      {notice.decided_at && <> le {formatMinute(new Date(notice.decided_at))}</>}&nbsp;:{' '}
      {notice.decision_reason}
    </>
  )
}

const isLate = ({ decision, due_at }: Notice, now: Date) => decision === null && new Date(due_at) < now
