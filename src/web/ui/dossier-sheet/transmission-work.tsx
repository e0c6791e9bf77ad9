import { Download } from 'lucide-react'
import { useState } from 'react'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { useDossierDownload } from '~/web/ui/admin/use-dossier-download'
import { useMay } from '~/web/ui/admin/use-me'
import type { DossierDetail } from './dossier-data'
import styles from './dossier-sheet.module.css'
import { TransmissionDone } from './transmission-done'

/** What is to be handed to an aid body by hand: the file for it, and that it was done. */
export function TransmissionWork({ dossier }: { dossier: DossierDetail }) {
  const may = useMay()
  const { downloading, download } = useDossierDownload()
  const [done, setDone] = useState(false)
  const [id] = dossier.to_transmit
  if (!id || !may('work-dossiers')) return null
  return (
    <section className={`stack-12 ${styles.section}`} aria-labelledby="transmission">
      <h2 id="transmission">À transmettre</h2>
      <p>Envoyez le dossier à l’organisme, puis notez comment.</p>
      <div className="row-8 centred">
        <AdminButton icon={Download} busy={downloading === dossier.id} onClick={() => download(dossier)}>
          Télécharger le ZIP
        </AdminButton>
        <AdminButton onClick={() => setDone(true)}>Transmis autrement</AdminButton>
      </div>
      {done && <TransmissionDone id={id} company={dossier.company_name} onClose={() => setDone(false)} />}
    </section>
  )
}
