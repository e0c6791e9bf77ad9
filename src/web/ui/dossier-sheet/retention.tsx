import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { formatShortDay } from '~/domain/text/french'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { AdminSelect } from '~/web/ui/admin/form/admin-input'
import { AskDialog, ReasonField } from '~/web/ui/admin/form/ask-dialog'
import { useKeptReason } from '~/web/ui/admin/form/use-kept-reason'
import { Options } from '~/web/ui/forms/options'
import { useArrival } from '~/web/ui/frame/use-arrival'
import { type DossierDetail, useExtension } from './dossier-data'
import styles from './dossier-sheet.module.css'

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

/** So many months more, for a reason that the journal keeps. */
function ExtensionDialog({ dossier, onClose }: { dossier: DossierDetail; onClose: () => void }) {
  // What was seen when the dialog opened is what the extension is meant for.
  const [{ extendable, extended_until: instead_of }] = useState(dossier.retention)
  const [months, setMonths] = useState(Math.min(3, extendable))
  const { reason, setReason, leave } = useKeptReason(`prolongation:${dossier.id}`, onClose)
  const { mutate, isPending, error } = useExtension(dossier.id)

  const extend = () =>
    mutate(
      { months, reason, instead_of },
      {
        onSuccess: ({ extended_until }) => {
          toast.success(`Dossier gardé jusqu’au ${formatShortDay(new Date(extended_until))}`)
          leave()
        },
      },
    )
  return (
    <AskDialog
      title="Prolonger la conservation"
      action="Prolonger"
      missing={reason.trim() === '' ? 'Dites pourquoi le dossier doit être conservé.' : ''}
      act={{ isPending, error }}
      onDone={extend}
      onClose={() => leave(error)}
    >
      <AdminSelect label="Durée" value={months} onPick={picked => setMonths(Number(picked))}>
        <Options of={Array.from({ length: extendable }, (_, at) => at + 1)} words={n => `${n} mois`} />
      </AdminSelect>
      <ReasonField label="Motif" value={reason} onChange={setReason} />
    </AskDialog>
  )
}
