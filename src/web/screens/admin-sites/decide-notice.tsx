import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { adminApi } from '~/web/admin-api'
import { AdminSelect } from '~/web/ui/admin/form/admin-input'
import { AskDialog, ReasonField } from '~/web/ui/admin/form/ask-dialog'
import { useKeptReason } from '~/web/ui/admin/form/use-kept-reason'
import { type Notice, useReadAgain } from './hosted-queries'

/** Upholds or dismisses a notice, with the reason that its author reads. */
export function DecideNotice({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const [decision, setDecision] = useState<'upheld' | 'dismissed'>('dismissed')
  const [suspend, setSuspend] = useState(false)
  const { reason, setReason, leave } = useKeptReason(`signalement:${notice.notice}`, onClose)
  const readAgain = useReadAgain()
  const decide = useMutation({
    mutationFn: () =>
      adminApi.decideNotice({
        params: { notice: notice.notice },
        body: { decision, reason, suspend: suspend && decision === 'upheld' },
      }),
    onSuccess: async () => {
      await readAgain()
      leave()
    },
  })
  return (
    <AskDialog
      title={`Décider du signalement ${notice.number}`}
      action={notice.email ? 'Envoyer la décision' : 'Enregistrer la décision'}
      missing={reason.trim() === '' ? 'Dites pourquoi.' : undefined}
      act={decide}
      onDone={() => decide.mutate()}
      onClose={() => leave(decide.error)}
    >
      <AdminSelect
        label="Décision"
        value={decision}
        onPick={picked => setDecision(picked === 'upheld' ? 'upheld' : 'dismissed')}
      >
        <option value="dismissed">Écarter</option>
        <option value="upheld">Retenir</option>
      </AdminSelect>
      {decision === 'upheld' && notice.suspendable && (
        <label>
          <input type="checkbox" checked={suspend} onChange={event => setSuspend(event.target.checked)} />{' '}
          Suspendre le site, pour le même motif
        </label>
      )}
      <ReasonField
        label={
          notice.email
            ? 'Pourquoi (envoyé à qui a signalé)'
            : 'Pourquoi (aucune adresse où l’envoyer, gardé au journal)'
        }
        limit={2_000}
        value={reason}
        onChange={setReason}
      />
    </AskDialog>
  )
}
