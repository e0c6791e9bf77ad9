import { Link } from 'react-router'
import type { ReplyOf } from '~/contract/call'
import type { workCalls } from '~/contract/work'
import type { Queue } from '~/domain/dossier/queue'
import { statusEdge } from '~/web/ui/admin/status-mark'
import { ageWords } from '~/web/ui/admin/words/age-words'
import styles from './triage.module.css'

interface QueuePaneProps {
  title: string
  queue: Queue
  rows: ReplyOf<(typeof workCalls)['queue']>['dossiers']
  current: string
}

/** The queue that one works through, the longest waiting first, with its age and who has it. */
export function QueuePane({ title, queue, rows, current }: QueuePaneProps) {
  const now = new Date()
  return (
    <nav aria-label={title} className={styles.queue}>
      <h2 className={styles.paneTitle}>{title}</h2>
      <ol className={styles.rows}>
        {rows.map(({ id, company_name, status, since, assignee_name }) => (
          <li key={id} style={{ borderLeftColor: statusEdge(status) }}>
            <Link
              to={`/admin-dashboard/dossiers/${id}?file=${queue}`}
              replace
              aria-current={id === current ? 'page' : undefined}
            >
              {company_name}
            </Link>
            <span className={styles.meta}>
              {ageWords(new Date(since), now)}
              {assignee_name && ` · ${assignee_name}`}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
