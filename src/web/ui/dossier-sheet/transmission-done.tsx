import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { adminApi } from '~/web/admin-api'
import { AskDialog, ReasonField } from '~/web/ui/admin/form/ask-dialog'
import { useKeptReason } from '~/web/ui/admin/form/use-kept-reason'

interface TransmissionDoneProps {
  id: string
  company: string
  onClose: () => void
}

/** The administrator handed a dossier over by other means, and says how. */
export function TransmissionDone({ id, company, onClose }: TransmissionDoneProps) {
  const { reason: note, setReason: setNote, leave } = useKeptReason(`transmission:${id}`, onClose)
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => adminApi.markTransmitted({ params: { id }, body: { note: note.trim() } }),
    onSuccess: () => {
      toast.success('Transmission notée')
      leave()
    },
    onSettled: () => Promise.all(SHOWN_IN.map(queryKey => queries.invalidateQueries({ queryKey }))),
  })
  return (
    <AskDialog
      title="Transmis autrement"
      action="Noter la transmission"
      missing={note.trim() === '' ? 'Dites comment le dossier a été transmis.' : ''}
      act={{ isPending, error }}
      onDone={mutate}
      onClose={() => leave(error)}
    >
      <ReasonField
        label={`Comment le dossier de ${company} a-t-il été transmis\u202f?`}
        value={note}
        onChange={setNote}
      />
    </AskDialog>
  )
}

const SHOWN_IN = ['journal', 'dossier', 'dashboard'].map(area => ['admin', area])
