import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { adminApi } from '~/web/admin-session'
import { DeskButton } from '~/web/ui/admin/desk-button'
import form from '~/web/ui/admin/desk-form.module.css'
import theme from '~/web/ui/admin/theme.module.css'
import { Modal } from '~/web/ui/feedback/modal'

interface TransmissionDoneProps {
  id: string
  company: string
  onClose: () => void
  onDone: () => void
}

/** The administrator handed a dossier over by other means, and says how. */
export function TransmissionDone({ id, company, onClose, onDone }: TransmissionDoneProps) {
  const [note, setNote] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => adminApi.markTransmitted({ params: { id }, body: { note: note.trim() } }),
    onSuccess: () => {
      toast.success('Transmission notée')
      onDone()
      onClose()
    },
  })
  function save(event: FormEvent) {
    event.preventDefault()
    mutate()
  }
  return (
    <Modal title="Transmis autrement" onClose={onClose} className={theme.theme}>
      <form className={form.form} onSubmit={save}>
        <label className={form.label}>
          Comment le dossier de {company} a-t-il été transmis ?
          <textarea
            className={form.input}
            rows={3}
            maxLength={1_000}
            required
            value={note}
            onChange={event => setNote(event.target.value)}
          />
        </label>
        {error && (
          <p role="alert" className={form.problem}>
            {error.message}
          </p>
        )}
        <div className={form.actions}>
          <DeskButton type="submit" look="first" disabled={note.trim() === ''} busy={isPending}>
            Noter la transmission
          </DeskButton>
          <DeskButton onClick={onClose}>Ne rien changer</DeskButton>
        </div>
      </form>
    </Modal>
  )
}
