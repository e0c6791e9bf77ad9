import { useState } from 'react'
import { Link } from 'react-router'
import { QUEUE_LABELS } from '~/domain/dossier/lists/queue'
import { byConsequence } from '~/domain/dossier/lists/queue-urgency'
import { AgeMark } from '~/web/ui/admin/age-mark'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { UNREAD_QUEUES, useQueues } from '~/web/ui/admin/queue-data'
import { useMay } from '~/web/ui/admin/use-me'
import { useNow } from '~/web/ui/admin/use-now'
import { countWords } from '~/web/ui/admin/words/count-words'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import styles from './to-do.module.css'

/**
 * What waits for the team: each queue with how many wait in it and the age of the first, late ones before all; a press opens
 * that one.
 * A telephone shows the most pressing, and the others on demand.
 */
export function ToDo() {
  const { data, isError, refetch } = useQueues()
  const mayRead = useMay()('read-dossiers')
  const [whole, setWhole] = useState(false)
  const now = useNow()
  const waiting = data && byConsequence(data.queues, now)
  const others = (waiting?.length ?? 0) - 1
  if (mayRead === false) return null
  return (
    <section aria-labelledby="a-traiter" className={whole ? `${styles.strip} ${styles.whole}` : styles.strip}>
      <h2 id="a-traiter" className={styles.title}>
        À traiter
      </h2>
      <ProblemLine words={isError && !data && UNREAD_QUEUES} again={refetch} />
      {waiting?.length === 0 && <Nothing />}
      <ul className={`bare-list ${styles.queues}`}>
        {waiting?.map(({ name, count, oldest_at, urgency }) => (
          <li key={name}>
            <Link to={`/admin-dashboard/file/${name}`} className={styles.queue} data-urgency={urgency}>
              <strong>{countWords(count)}</strong> {QUEUE_LABELS[name]}
              {oldest_at && <AgeMark since={oldest_at} now={now} urgency={urgency} />}
            </Link>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <AdminButton
          look="quiet"
          className={styles.more}
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? '−' : `+ ${others}`}
          <span className="visually-hidden">
            {whole ? 'Montrer une seule file' : others === 1 ? ' autre file' : ' autres files'}
          </span>
        </AdminButton>
      )}
    </section>
  )
}

/** What an empty place is for, where nothing waits. */
const Nothing = () => (
  <p>
    Rien&nbsp;: aucun dossier n’attend l’équipe.
    <span className={styles.hint}>
      {' '}
      Dès qu’il y en a un, sa file paraît ici (à répondre, à vérifier, à relancer…), avec le nombre de
      dossiers et l’attente du plus ancien.
    </span>
  </p>
)
