import { useState } from 'react'
import { type DocumentKind, pieceInSentence } from '~/domain/dossier/pieces/document-kind'
import { clientPart } from '~/web/ui/feedback/client-part'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { RequestNotice } from '../request-notice'
import { whyWait } from '../signing/why-wait'
import type { DossierState, HandedIn } from '../state'
import { DocumentSlot } from './document-slot'
import { PieceCount } from './piece-count'
import { SendBack } from './send-back'
import { useReadingRounds } from './use-reading-rounds'
import { useUploads } from './use-uploads'

const PhoneHandOver = clientPart(() => import('../photos/phone-hand-over'))

/** Step 2 of a signed dossier that the agency sent back: only the pieces that it named, nothing to sign again. */
export default function RequestedPiecesStep({
  dossier,
  request,
  refresh,
  onDone,
}: {
  dossier: DossierState
  request: NonNullable<DossierState['request']>
  refresh: () => Promise<void>
  onDone: (answer: HandedIn) => void
}) {
  const { slotOf, sending } = useUploads(dossier.id, refresh)
  useReadingRounds(dossier, refresh)
  const stored = new Map(dossier.documents.map(document => [document.document_type, document]))

  const waiting = whyWait(request.remaining.map(pieceInSentence), sending)
  const alone = request.documents.length === 1

  // The slot that was filled last ends it; after a reload, the last one of all.
  const [latest, setLatest] = useState<DocumentKind>()
  const last = waiting ? undefined : (latest ?? request.documents.at(-1))

  return (
    <div className="stack-24">
      <RequestNotice reason={request.reason} />
      <p className="second-text">
        Envoyez de nouveau {alone ? 'la pièce' : 'les pièces'} ci-dessous. Les autres sont gardées, et votre
        facture reste signée.
      </p>
      <PhoneHandOver id={dossier.id} refresh={refresh} />
      <PieceCount
        done={request.documents.length - request.remaining.length}
        total={request.documents.length}
      />
      {request.documents.map(kind => {
        const there = request.remaining.includes(kind) ? undefined : stored.get(kind)
        const slot = slotOf(kind, there?.filename)
        const choose: typeof slot.choose = (files, sure) => {
          setLatest(kind)
          slot.choose(files, sure)
        }
        return (
          <DocumentSlot key={kind} kind={kind} stored={there} slot={{ ...slot, choose }}>
            {kind === last && <SendBack id={dossier.id} refresh={refresh} onDone={onDone} />}
          </DocumentSlot>
        )
      })}
      <DataProtectionNotice purpose="à compléter votre dossier d’aide" />
      <p role="status" className="second-text">
        {waiting || (alone ? 'La pièce demandée est là.' : 'Les pièces demandées sont là.')}
      </p>
    </div>
  )
}
