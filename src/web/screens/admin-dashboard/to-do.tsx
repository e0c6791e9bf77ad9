import { Link } from 'react-router'
import { QUEUE_LABELS } from '~/domain/dossier/queue'
import { useQueues } from '~/web/ui/admin/queue-data'
import { useMay } from '~/web/ui/admin/use-me'
import { ageWords } from '~/web/ui/admin/words/age-words'
import { countWords } from '~/web/ui/admin/words/count-words'
import styles from './to-do.module.css'

/** What waits for the team: each queue with how many wait in it and the age of the first; a press opens that one. */
export function ToDo() {
  const { data } = useQueues()
  const mayRead = useMay()('read-dossiers')
  const now = new Date()
  const waiting = data?.queues.filter(({ count }) => count > 0)
  if (mayRead === false) return null
  return (
    <section aria-labelledby="a-traiter" className={styles.strip}>
      <h2 id="a-traiter" className={styles.title}>
        À traiter
      </h2>
      {waiting?.length === 0 && <p>Rien : aucun dossier n’attend l’équipe.</p>}
      <ul className={styles.queues}>
        {waiting?.map(({ name, count, oldest_at }) => (
          <li key={name}>
            <Link to={`/admin-dashboard/file/${name}`} className={styles.queue}>
              <strong>{countWords(count)}</strong> {QUEUE_LABELS[name]}
              {oldest_at && <span>{ageWords(new Date(oldest_at), now)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
