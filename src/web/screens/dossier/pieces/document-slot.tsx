import { FileText, RotateCw, Trash2, X } from 'lucide-react'
import { type ReactNode, useEffect, useId } from 'react'
import { DOCUMENT_LABELS, type DocumentKind, kindsOf, PIECES } from '~/domain/dossier/pieces/document-kind'
import { Button } from '~/web/ui/actions/button'
import { NewTabLink } from '~/web/ui/actions/new-tab-link'
import { clientPart } from '~/web/ui/feedback/client-part'
import { useFileDrop } from '~/web/ui/forms/use-file-drop'
import { useArrival } from '~/web/ui/frame/use-arrival'
import type { DossierState } from '../state'
import { useFocusKept } from '../use-focus-kept'
import styles from './document-slot.module.css'
import { FileButtons, PageButton } from './file-buttons'
import { PhotoDoubts } from './photo-doubts'
import { isHardToRead, PieceReading, wornOf } from './piece-reading'
import type { Slot } from './slot'
import { SlotState } from './slot-state'

/** Fetched by those alone who send several photos for one piece. */
const PhotoPages = clientPart(() => import('../photos/photo-pages'))

interface DocumentSlotProps {
  kind: DocumentKind
  stored: DossierState['documents'][number] | undefined
  slot: Slot
  /** A piece that may only be replaced is not taken out. */
  removable?: boolean
  /** What can be done once its piece is there. */
  children?: ReactNode
}

/** One piece: drop, choose or photograph it, follow it, send it again, take it out. */
export function DocumentSlot({ kind, stored, slot, removable = false, children }: DocumentSlotProps) {
  const id = useId()
  const { upload } = slot
  const drop = useFileDrop(files => slot.choose(files))
  const state = upload?.phase ?? (stored ? 'stored' : 'empty')
  const focusKept = useFocusKept<HTMLElement>(state)
  // An e-mail leads to the piece that it asks for.
  const arrival = useArrival(`#piece-${kind}`)
  const label = DOCUMENT_LABELS[kind]
  const reading = upload ? undefined : stored?.reading
  // A photo that was sent whatever it looks like is not asked about once more.
  const decided = slot.sure && reading !== undefined && isHardToRead(reading)
  const toConfirm = decided && !reading.confirmed
  const { confirm } = slot
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the reading says so
  useEffect(() => {
    if (toConfirm) confirm()
  }, [toConfirm])

  return (
    <section
      id={`piece-${kind}`}
      className={styles.slot}
      data-state={state}
      data-worn={reading && reading.state !== 'off' ? wornOf(reading) : undefined}
      aria-labelledby={`${id}-title`}
      {...focusKept}
      {...drop}
    >
      <div ref={arrival} className={styles.piece}>
        <div className={styles.thumbnail}>
          {state === 'stored' && slot.thumbnail ? (
            <img src={slot.thumbnail} alt={`Aperçu\u00a0: ${label}`} />
          ) : (
            <FileText aria-hidden size={28} />
          )}
          {reading && wornOf(reading) === 'good' && (
            <span className={styles.stamped} aria-hidden>
              Lue
            </span>
          )}
        </div>
        <div className={styles.words}>
          <h2 id={`${id}-title`} className={styles.title}>
            {label}
          </h2>
          <p id={`${id}-hint`} className={styles.hint}>
            {PIECES[kind].hint}
          </p>
        </div>
      </div>
      <div aria-live="polite" className={`stack-4 ${styles.state}`}>
        {state === 'empty' && <WhereToGetIt kind={kind} />}
        <SlotState upload={upload} stored={stored} label={label} />
        {upload?.phase === 'doubtful' && (
          <PhotoDoubts {...upload} label={label} onSendAnyway={() => slot.choose([upload.file], true)} />
        )}
        {reading && (
          <PieceReading reading={reading} label={label} decided={decided} onConfirm={slot.confirm} />
        )}
      </div>
      <div className={`row-8 ${styles.actions}`}>
        {upload?.phase === 'failed' && upload.again && (
          <Button size="small" look="second" icon={RotateCw} onClick={upload.again}>
            Réessayer
          </Button>
        )}
        {state !== 'sending' && state !== 'arranging' && (
          <FileButtons
            id={`${id}-file`}
            describedBy={`${id}-title ${id}-hint`}
            onChoose={slot.choose}
            again={stored !== undefined}
            doubtful={state === 'doubtful'}
          />
        )}
        {state === 'stored' && slot.pages.length > 0 && !kindsOf('identity').includes(kind) && (
          <PageButton
            id={`${id}-page`}
            label={label}
            onChoose={more => slot.arrange([...slot.pages, ...more])}
          />
        )}
        {(state === 'sending' || state === 'arranging') && (
          <Button size="small" look="quiet" icon={X} onClick={slot.cancel}>
            Annuler
            <span className="visually-hidden">&nbsp;: {label}</span>
          </Button>
        )}
        {state !== 'sending' && state !== 'arranging' && stored && removable && (
          <Button size="small" look="quiet" icon={Trash2} onClick={() => slot.remove(stored.filename)}>
            Retirer
            <span className="visually-hidden">&nbsp;: {label}</span>
          </Button>
        )}
      </div>
      {upload?.phase === 'arranging' && (
        <PhotoPages photos={upload.photos} label={label} onSend={slot.sendPages} onChange={slot.arrange} />
      )}
      {children}
    </section>
  )
}

/** Links to where the paper is obtained; each opens beside the dossier, which stays. */
function WhereToGetIt({ kind }: { kind: DocumentKind }) {
  const { obtainedAt = [] } = PIECES[kind]
  if (obtainedAt.length === 0) return null
  return (
    <p className={styles.hint}>
      À télécharger sur{' '}
      {obtainedAt.map(({ name, address }, index) => (
        <span key={name}>
          {index > 0 && (index === obtainedAt.length - 1 ? ' ou ' : ', ')}
          <NewTabLink href={address}>{name}</NewTabLink>
        </span>
      ))}
      .
    </p>
  )
}
