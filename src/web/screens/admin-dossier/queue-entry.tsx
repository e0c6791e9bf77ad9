import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { QUEUE_LABELS, QUEUES } from '~/domain/dossier/lists/queue'
import { hiddenMeta } from '~/web/page-meta'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { BackLink } from '~/web/ui/admin/frame/back-link'
import { useQueue } from '~/web/ui/admin/queue-data'
import { ListState } from '~/web/ui/admin/table/list-state'
import type { Route } from './+types/queue-entry'

export const meta = hiddenMeta('File de travail', 'Les dossiers qui attendent l’équipe.')

/** A queue opens on the dossier that has waited longest. */
export default function QueueEntry({ params }: Route.ComponentProps) {
  const queue = QUEUES.find(name => name === params.queue) ?? 'to-check'
  const query = useQueue(queue)
  const navigate = useNavigate()
  const waiting = query.data?.pages[0]?.dossiers
  const first = query.isPlaceholderData ? undefined : waiting?.[0]?.id
  useEffect(() => {
    if (first) void navigate(`/admin-dashboard/dossiers/${first}?file=${queue}`, { replace: true })
  }, [first, queue, navigate])
  return (
    <>
      <BackLink to="/admin-dashboard">Tableau de bord</BackLink>
      <h1 className={page.title}>{QUEUE_LABELS[queue]}</h1>
      <ListState query={query} count={waiting?.length ?? 0} empty="Plus rien n’attend ici.">
        <p role="status">Ouverture du premier dossier…</p>
      </ListState>
    </>
  )
}
