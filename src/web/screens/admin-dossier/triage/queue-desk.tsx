import { type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { QUEUE_LABELS, type Queue } from '~/domain/dossier/lists/queue'
import { useKeys } from '~/web/ui/admin/use-keys'
import { QueuePane } from './queue-pane'
import styles from './triage.module.css'
import type { QueueRows } from './use-queue-rows'

interface QueueDeskProps extends QueueRows {
  queue: Queue
  /** The dossier that one is on. */
  current: string
  /** @param onNext leads to the next dossier */
  children: (onNext: () => void) => ReactNode
}

/**
 * The queue beside the dossier that one is on. It stays from one dossier to the next, with its keys: the next may be read
 * still when one presses on, or may be gone.
 */
export function QueueDesk({ queue, current, rows, more, readOn, children }: QueueDeskProps) {
  const navigate = useNavigate()
  /** Where one is going: keys may follow one another faster than the screen. */
  const target = useRef(current)
  async function go(step: number) {
    const at = rows.findIndex(({ id }) => id === target.current)
    const next = rows[at + step] ?? (step > 0 && more ? await readOn() : undefined)
    if (next) {
      target.current = next.id
      void navigate(`/admin-dashboard/dossiers/${next.id}?file=${queue}`, { replace: true })
    } else if (step < 0) toast('C’est le premier dossier de la file.')
    // What could not be read is said where it is read.
    else if (!more) toast('C’était le dernier dossier de la file.')
  }
  const onNext = () => void go(1)
  useKeys({ j: onNext, k: () => void go(-1) })
  return (
    <div className={`stack-12 ${styles.panes}`}>
      <QueuePane
        title={QUEUE_LABELS[queue]}
        {...{ queue, rows, more, readOn, current }}
        onOpen={id => {
          target.current = id
        }}
      />
      {children(onNext)}
    </div>
  )
}
