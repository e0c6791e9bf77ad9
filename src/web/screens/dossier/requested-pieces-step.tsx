import { toast } from 'sonner'
import { Button } from '~/web/ui/actions/button'
import { DocumentSlot } from './document-slot'
import styles from './dossier.module.css'
import { pieceHints } from './piece-hints'
import { RequestNotice } from './request-notice'
import type { DossierState } from './state'
import { useUploads } from './use-uploads'

/** Step 2 of a signed dossier that the agency sent back: only the pieces that it named, nothing to sign again. */
export function RequestedPiecesStep({
  dossier,
  request,
  onDone,
}: {
  dossier: DossierState
  request: NonNullable<DossierState['request']>
  onDone: () => void
}) {
  const { uploads, sending, choose, cancel } = useUploads(dossier.id)
  const stored = new Map(dossier.documents.map(document => [document.document_type, document]))

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
          hint={pieceHints[kind]}
          stored={request.remaining.includes(kind) ? undefined : stored.get(kind)}
          upload={uploads[kind]}
          onChoose={file => void choose(kind, file)}
          onCancel={() => void cancel(kind)}
        />
      ))}
      <div className={styles.actions}>
        <Button disabled={request.remaining.length > 0 || sending} onClick={advance}>
          Continuer
        </Button>
      </div>
    </div>
  )
}
