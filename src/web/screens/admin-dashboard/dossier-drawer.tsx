import { Maximize2 } from 'lucide-react'
import { AdminLink } from '~/web/ui/admin/admin-button'
import theme from '~/web/ui/admin/theme.module.css'
import { useDossier } from '~/web/ui/dossier-sheet/dossier-data'
import { DossierSheet } from '~/web/ui/dossier-sheet/dossier-sheet'
import { DossierState } from '~/web/ui/dossier-sheet/dossier-state'
import { Modal } from '~/web/ui/feedback/modal'

/** A dossier over the list it was opened from. */
export function DossierDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useDossier(id)
  return (
    <Modal
      title={query.data?.company_name ?? 'Dossier'}
      place="right"
      onClose={onClose}
      className={theme.theme}
    >
      <div>
        <AdminLink
          look="quiet"
          to={`/admin-dashboard/dossiers/${id}`}
          icon={<Maximize2 aria-hidden size={16} />}
        >
          Ouvrir en pleine page
        </AdminLink>
      </div>
      <DossierState query={query}>
        {dossier => <DossierSheet dossier={dossier} onErased={onClose} />}
      </DossierState>
    </Modal>
  )
}
