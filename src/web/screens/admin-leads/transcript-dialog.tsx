import { formatShortDay } from '~/domain/text/french'
import { ListState } from '~/web/ui/admin/table/list-state'
import theme from '~/web/ui/admin/theme.module.css'
import { Modal } from '~/web/ui/feedback/modal'
import styles from './admin-leads.module.css'
import { useTranscript } from './lead-queries'

/** What was said in a call, as text; the journal notes who reads it. */
export function TranscriptDialog({ call, onClose }: { call: string; onClose: () => void }) {
  const query = useTranscript(call)
  return (
    <Modal title="Transcription de l’appel" onClose={onClose} className={theme.theme}>
      <ListState query={query} count={query.data ? 1 : 0} empty={<p>Cette transcription a été effacée.</p>}>
        {query.data && (
          <>
            <p className={`as-written ${styles.transcript}`}>{query.data.text}</p>
            <p>
              Écrite par l’opérateur, elle sera effacée le {formatShortDay(new Date(query.data.deleted_at))}.
              Le journal note que vous l’avez lue.
            </p>
          </>
        )}
      </ListState>
    </Modal>
  )
}
