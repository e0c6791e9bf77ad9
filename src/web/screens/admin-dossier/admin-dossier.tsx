import { useNavigate, useSearchParams } from 'react-router'
import { QUEUES } from '~/domain/dossier/lists/queue'
import { hiddenMeta } from '~/web/page-meta'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { BackLink } from '~/web/ui/admin/frame/back-link'
import { lastSearch } from '~/web/ui/admin/frame/last-address'
import { WatchedBy } from '~/web/ui/admin/live/watched-by'
import { useDossier } from '~/web/ui/dossier-sheet/dossier-data'
import { DossierSheet } from '~/web/ui/dossier-sheet/dossier-sheet'
import { DossierState } from '~/web/ui/dossier-sheet/dossier-state'
import type { Route } from './+types/admin-dossier'
import { QueueDesk } from './triage/queue-desk'
import { Triage } from './triage/triage'
import { useQueueRows } from './triage/use-queue-rows'

export const meta = hiddenMeta('Dossier', 'Un dossier et ses pièces.')

/** One dossier on a page of its own: pieces, papers, history, and what can be decided. */
export default function AdminDossier({ params }: Route.ComponentProps) {
  const query = useDossier(params.id)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const queue = QUEUES.find(name => name === search.get('file'))
  const read = useQueueRows(queue, params.id)
  return (
    <>
      <BackLink to="/admin-dashboard">Tableau de bord</BackLink>
      <div className={page.head}>
        <h1 className={page.title}>{query.data?.company_name ?? 'Dossier'}</h1>
        <WatchedBy dossier={query.data?.id ?? params.id} />
      </div>
      {!queue && (
        <DossierState query={query}>
          {dossier => (
            // Of another dossier nothing stays that was begun in this one.
            <DossierSheet
              key={dossier.id}
              dossier={dossier}
              onErased={() =>
                void navigate(`/admin-dashboard${lastSearch('/admin-dashboard') ?? ''}`, { replace: true })
              }
            />
          )}
        </DossierState>
      )}
      {queue && !read && <p role="status">Chargement de la file…</p>}
      {queue && read && (
        <QueueDesk key={queue} queue={queue} current={query.data?.id ?? params.id} {...read}>
          {onNext => (
            <DossierState query={query} onward={<AdminButton onClick={onNext}>Dossier suivant</AdminButton>}>
              {dossier => <Triage key={dossier.id} dossier={dossier} onNext={onNext} />}
            </DossierState>
          )}
        </QueueDesk>
      )}
    </>
  )
}
