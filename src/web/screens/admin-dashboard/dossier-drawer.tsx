import { Maximize2 } from 'lucide-react'
import { AdminLink } from '~/web/ui/admin/form/admin-button'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import theme from '~/web/ui/admin/frame/theme.module.css'
import { WatchedBy } from '~/web/ui/admin/live/watched-by'
import { useDossier } from '~/web/ui/dossier-sheet/dossier-data'
import { DossierSheet } from '~/web/ui/dossier-sheet/dossier-sheet'
import { DossierState } from '~/web/ui/dossier-sheet/dossier-state'
import { InSlices } from '~/web/ui/feedback/in-slices'
import { Modal } from '~/web/ui/feedback/modal'

/** A dossier over the list it was opened from. */
export default function DossierDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useDossier(id)
  return (
    <Modal
      title={query.data?.company_name ?? 'Dossier'}
      place="right"
      onClose={onClose}
      className={theme.theme}
    >
      <div className={page.head}>
        <AdminLink look="quiet" to={`/admin-dashboard/dossiers/${id}`} icon={Maximize2}>
          Ouvrir en pleine page
        </AdminLink>
        <WatchedBy dossier={query.data?.id ?? id} />
      </div>
      <DossierState query={query}>
        {dossier => (
          <InSlices>
            <DossierSheet key={dossier.id} dossier={dossier} onErased={onClose} />
          </InSlices>
        )}
      </DossierState>
    </Modal>
  )
}
