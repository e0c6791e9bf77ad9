import { Download } from 'lucide-react'
import { DeskButton } from '~/web/ui/admin/desk-button'
import { useDossierDownload } from '~/web/ui/admin/use-dossier-download'
import type { DossierDetail } from './dossier-data'

export function DossierDownload({ dossier }: { dossier: DossierDetail }) {
  const { downloading, download } = useDossierDownload()
  return (
    <DeskButton
      icon={<Download aria-hidden size={16} />}
      busy={downloading === dossier.id}
      onClick={() => download(dossier)}
    >
      Dossier complet (ZIP)
    </DeskButton>
  )
}
