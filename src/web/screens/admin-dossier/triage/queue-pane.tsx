import { Eye, ListOrdered } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Queue } from '~/domain/dossier/lists/queue'
import { urgencyOf } from '~/domain/dossier/lists/queue-urgency'
import { AgeMark } from '~/web/ui/admin/age-mark'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { useWatchers, watchedWords } from '~/web/ui/admin/live/watched-by'
import { statusEdge } from '~/web/ui/admin/status-mark'
import { useNow } from '~/web/ui/admin/use-now'
import styles from './triage.module.css'
import type { QueueRows } from './use-queue-rows'

interface QueuePaneProps extends QueueRows {
  title: string
  queue: Queue
  current: string
  /** Hears which dossier is pressed. */
  onOpen: (id: string) => void
}

/** The queue that one works through, the longest waiting first, with its age and who has it; folded on a narrow screen. */
export function QueuePane({ title, queue, rows, more, readOn, current, onOpen }: QueuePaneProps) {
  const now = useNow()
  const watchers = useWatchers()
  const [open, setOpen] = useState(false)
  const [reading, setReading] = useState(false)
  const at = rows.findIndex(({ id }) => id === current)
  const pane = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: unfolded, its rows have a place
  useEffect(() => {
    const row = pane.current?.querySelectorAll<HTMLElement>('ol > li')[at]
    if (pane.current && row) keepInSight(pane.current, row)
  }, [at, open])
  return (
    <nav ref={pane} aria-label={title} className={`stack-8 ${styles.queue}`} data-open={open}>
      <h2 className={styles.paneTitle}>{title}</h2>
      <AdminButton
        className={styles.unfold}
        icon={ListOrdered}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {title}&nbsp;: {at < 0 ? '' : `${at + 1} sur `}
        {rows.length}
        {more && ' et plus'}
      </AdminButton>
      <ol className={`bare-list ${styles.rows}`}>
        {rows.map(({ id, company_name, status, since, assignee_name, unreachable, done }) => (
          <li key={id} style={{ borderLeftColor: statusEdge(status) }}>
            <Link
              to={`/admin-dashboard/dossiers/${id}?file=${queue}`}
              replace
              onClick={({ metaKey, ctrlKey, shiftKey }) => {
                // In a tab of its own: this one stays where it is.
                if (metaKey || ctrlKey || shiftKey) return
                setOpen(false)
                onOpen(id)
              }}
              aria-current={id === current ? 'page' : undefined}
            >
              {company_name}
            </Link>
            <span className="second-text unbold">
              {done ? (
                'sorti de la file'
              ) : (
                <AgeMark since={since} now={now} urgency={urgencyOf(queue, new Date(since), now)} />
              )}
              {assignee_name && ` · ${assignee_name}`}
              {unreachable && ' · l’adresse ne reçoit pas'}
            </span>
            <Watchers names={watchers(id)} />
          </li>
        ))}
      </ol>
      {more && (
        <p className={`second-text ${styles.others}`}>
          D’autres dossiers attendent derrière ceux-ci.{' '}
          <AdminButton
            busy={reading}
            onClick={() => {
              setReading(true)
              void readOn().finally(() => setReading(false))
            }}
          >
            Afficher les suivants
          </AdminButton>
        </p>
      )}
    </nav>
  )
}

/** The pane alone is moved: `scrollIntoView` would take the page with it. */
function keepInSight(pane: HTMLElement, row: HTMLElement) {
  const above = row.offsetTop - pane.scrollTop
  if (above < 0 || above + row.offsetHeight > pane.clientHeight)
    pane.scrollTop = row.offsetTop - pane.clientHeight / 2
}

function Watchers({ names }: { names: string[] }) {
  if (names.length === 0) return null
  return (
    <span className="second-text unbold" title={watchedWords(names)}>
      <Eye aria-hidden size={12} /> <span className="visually-hidden">Regardé par</span> {names.join(', ')}
    </span>
  )
}
