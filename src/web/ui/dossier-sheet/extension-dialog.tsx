import { useState } from 'react'
import { toast } from 'sonner'
import { formatShortDay } from '~/domain/text/french'
import { AdminSelect } from '~/web/ui/admin/admin-input'
import { AskDialog, ReasonField } from '~/web/ui/admin/ask-dialog'
import { Options } from '~/web/ui/forms/options'
import { type DossierDetail, useExtension } from './dossier-data'

/** So many months more, for a reason that the journal keeps. */
export function ExtensionDialog({ dossier, onClose }: { dossier: DossierDetail; onClose: () => void }) {
  // What was seen when the dialog opened is what the extension is meant for.
  const [{ extendable, extended_until: instead_of }] = useState(dossier.retention)
  const [months, setMonths] = useState(Math.min(3, extendable))
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useExtension(dossier.id)

  const extend = () =>
    mutate(
      { months, reason, instead_of },
      {
        onSuccess: ({ extended_until }) => {
          toast.success(`Dossier gardé jusqu’au ${formatShortDay(new Date(extended_until))}`)
          onClose()
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
      onClose={onClose}
    >
      <AdminSelect label="Durée" value={months} onPick={picked => setMonths(Number(picked))}>
        <Options of={Array.from({ length: extendable }, (_, at) => at + 1)} words={n => `${n} mois`} />
      </AdminSelect>
      <ReasonField label="Motif" value={reason} onChange={setReason} />
    </AskDialog>
  )
}
