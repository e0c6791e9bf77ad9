import { Download } from 'lucide-react'
import { AdminButton } from '~/web/ui/admin/admin-button'
import { useDossierDownload } from '~/web/ui/admin/use-dossier-download'
import type { DossierDetail } from './dossier-data'

export function DossierDownload({ dossier }: { dossier: DossierDetail }) {
  const { downloading, download } = useDossierDownload()
  return (
    <AdminButton icon={Download} busy={downloading === dossier.id} onClick={() => download(dossier)}>
      Dossier complet (ZIP)
    </AdminButton>
  )
}
