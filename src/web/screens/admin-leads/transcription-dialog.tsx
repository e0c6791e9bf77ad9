import { CARRIER_ANNOUNCEMENT } from '~/domain/leads/carrier-announcement'
import { readAtDesk } from '~/domain/place/dialled-number'
import { adminApi } from '~/web/admin-api'
import { AskDialog } from '~/web/ui/admin/form/ask-dialog'
import { type TelephoneNumber, useLeadChange } from './lead-queries'

/** Whether the carrier of a number sends what is said: calls that ring from then on wait for it, and the caller has to be told first. */
export function TranscriptionDialog({ row, onClose }: { row: TelephoneNumber; onClose: () => void }) {
  const transcribed = !row.transcribed
  const shown = readAtDesk(row.number)
  const change = useLeadChange((number: string) =>
    adminApi.noteTranscription({ params: { number }, body: { transcribed } }),
  )
  return (
    <AskDialog
      title={transcribed ? `Transcriptions du ${shown}` : `Plus de transcriptions du ${shown}`}
      action={transcribed ? 'Les attendre' : 'Ne plus les attendre'}
      act={change}
      onClose={onClose}
      onDone={() => change.mutate(row.number, { onSuccess: onClose })}
    >
      {transcribed ? (
        <>
          <p>
            À partir de maintenant, un appel de 30 secondes ou plus attend une heure sa transcription avant
            d’être facturé. L’opérateur doit faire entendre ceci avant toute conversation&nbsp;:
          </p>
          <blockquote>{CARRIER_ANNOUNCEMENT}</blockquote>
        </>
      ) : (
        <p>
          Les prochains appels seront facturés dès leur fin, sur leur durée. Ceux qui ont déjà sonné gardent
          la règle de leur sonnerie.
        </p>
      )}
    </AskDialog>
  )
}
