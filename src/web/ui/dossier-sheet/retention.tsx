import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { formatShortDay } from '~/domain/text/french'
import { AdminButton } from '~/web/ui/admin/admin-button'
import type { DossierDetail } from './dossier-data'
import styles from './dossier-sheet.module.css'
import { ExtensionDialog } from './extension-dialog'
import { useArrival } from './use-arrival'

/** Until when the dossier is kept, and the extension of one that waits for a decision (specification B7). */
export function Retention({ dossier }: { dossier: DossierDetail }) {
  const [open, setOpen] = useState(false)
  const section = useArrival('#conservation')
  const { kept_until, extended_until, extendable } = dossier.retention
  return (
    <section ref={section} className={`stack-12 ${styles.section}`} aria-labelledby="conservation">
      <h2 id="conservation">Conservation</h2>
      <p>
        Gardé jusqu’au {formatShortDay(new Date(kept_until))} au moins
        {extended_until ? ', prolongation comprise' : ''}. Toute nouvelle activité repousse cette date.
      </p>
      {extendable > 0 && (
        <div>
          <AdminButton icon={CalendarPlus} onClick={() => setOpen(true)}>
            Prolonger la conservation
          </AdminButton>
        </div>
      )}
      {dossier.status === 'Soumis' && extendable === 0 && (
        <p className={styles.meta}>La durée de prolongation permise est épuisée.</p>
      )}
      {open && <ExtensionDialog dossier={dossier} onClose={() => setOpen(false)} />}
    </section>
  )
}
