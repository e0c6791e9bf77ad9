import { Link } from 'react-router'
import { QUEUE_LABELS } from '~/domain/dossier/lists/queue'
import { byConsequence } from '~/domain/dossier/lists/queue-urgency'
import { AgeMark } from '~/web/ui/admin/age-mark'
import { UNREAD_QUEUES, useQueues } from '~/web/ui/admin/queue-data'
import { useMay } from '~/web/ui/admin/use-me'
import { useNow } from '~/web/ui/admin/use-now'
import { countWords } from '~/web/ui/admin/words/count-words'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import styles from './admin-chiffres.module.css'

/** How many wait for the team, and since when; for whoever may read dossiers. */
export function Waiting() {
  const { data, isError, refetch } = useQueues()
  const now = useNow()
  if (useMay()('read-dossiers') === false) return null
  const waiting = data && byConsequence(data.queues, now)
  return (
    <section aria-labelledby="attente" className={`stack-24 ${styles.section}`}>
      <h2 id="attente">Combien attendent, depuis quand&#8239;?</h2>
      <ProblemLine words={isError && !data && UNREAD_QUEUES} again={refetch} />
      {waiting?.length === 0 && <p>Aucun dossier n’attend l’équipe.</p>}
      <ul className={`${styles.promises} ${styles.waiting}`} aria-busy={data === undefined && !isError}>
        {waiting?.map(({ name, count, oldest_at, urgency }) => (
          <li key={name}>
            <Link to={`/admin-dashboard/file/${name}`}>{QUEUE_LABELS[name]}</Link>
            <strong className={styles.total}>{countWords(count)}</strong>
            <span>
              {oldest_at && (
                <>
                  le plus ancien depuis <AgeMark since={oldest_at} now={now} urgency={urgency} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
