import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { formatShortDay } from '~/domain/text/french'
import { DeskButton } from '~/web/ui/admin/desk-button'
import form from '~/web/ui/admin/desk-form.module.css'
import theme from '~/web/ui/admin/theme.module.css'
import { Modal } from '~/web/ui/feedback/modal'
import { type DossierDetail, useExtension } from './dossier-data'

/** So many months more, for a reason that the journal keeps. */
export function ExtensionDialog({ dossier, onClose }: { dossier: DossierDetail; onClose: () => void }) {
  const { extendable } = dossier.retention
  const [months, setMonths] = useState(Math.min(3, extendable))
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useExtension(dossier.id)

  function extend(event: FormEvent) {
    event.preventDefault()
    mutate(
      { months, reason },
      {
        onSuccess: ({ extended_until }) => {
          toast.success(`Dossier gardé jusqu’au ${formatShortDay(new Date(extended_until))}`)
          onClose()
        },
      },
    )
  }
  return (
    <Modal title="Prolonger la conservation" onClose={onClose} className={theme.theme}>
      <form className={form.form} onSubmit={extend}>
        <label className={form.label}>
          Durée
          <select
            className={form.input}
            value={months}
            onChange={event => setMonths(Number(event.target.value))}
          >
            {Array.from({ length: extendable }, (_, at) => at + 1).map(n => (
              <option key={n} value={n}>
                {n} mois
              </option>
            ))}
          </select>
        </label>
        <label className={form.label}>
          Motif
          <textarea
            className={form.input}
            rows={3}
            maxLength={1_000}
            required
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        </label>
        {error && (
          <p role="alert" className={form.problem}>
            {error.message}
          </p>
        )}
        <div className={form.actions}>
          <DeskButton type="submit" look="first" disabled={reason.trim() === ''} busy={isPending}>
            Prolonger
          </DeskButton>
          <DeskButton onClick={onClose}>Ne rien changer</DeskButton>
        </div>
      </form>
    </Modal>
  )
}
