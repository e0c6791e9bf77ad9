import { toast } from 'sonner'
import { DOCUMENT_LABELS, PIECES } from '~/domain/dossier/document-kind'
import { Button } from '~/web/ui/actions/button'
import { DocumentSlot } from './document-slot'
import styles from './dossier.module.css'
import { RequestNotice } from './request-notice'
import type { DossierState } from './state'
import { useReadingRounds } from './use-reading-rounds'
import { useUploads } from './use-uploads'
import { whyWait } from './why-wait'

/** Step 2 of a signed dossier that the agency sent back: only the pieces that it named, nothing to sign again. */
export function RequestedPiecesStep({
  dossier,
  request,
  refresh,
  onDone,
}: {
  dossier: DossierState
  request: NonNullable<DossierState['request']>
  refresh: () => Promise<void>
  onDone: () => void
}) {
  const { uploads, sending, choose, confirm, cancel } = useUploads(dossier.id, refresh)
  useReadingRounds(dossier, refresh)
  const stored = new Map(dossier.documents.map(document => [document.document_type, document]))

  const waiting = whyWait(
    request.remaining.map(kind => DOCUMENT_LABELS[kind]),
    sending,
  )

  function advance() {
    toast.success('Documents téléversés avec succès')
    onDone()
  }

  return (
    <div className={styles.form}>
      <RequestNotice reason={request.reason} />
      <p className={styles.lead}>
        Envoyez de nouveau les pièces ci-dessous. Les autres sont gardées, et votre facture reste signée.
      </p>
      {request.documents.map(kind => (
        <DocumentSlot
          key={kind}
          kind={kind}
          hint={PIECES[kind].hint}
          stored={request.remaining.includes(kind) ? undefined : stored.get(kind)}
          upload={uploads[kind]}
          onChoose={(file, sure) => void choose(kind, file, sure)}
          onConfirm={() => void confirm(kind)}
          onCancel={() => void cancel(kind)}
        />
      ))}
      <p role="status" className={styles.lead}>
        {waiting || 'Les pièces demandées sont là.'}
      </p>
      <div className={styles.actions}>
        <Button disabled={waiting !== ''} onClick={advance}>
          Continuer
        </Button>
      </div>
    </div>
  )
}
