import { Camera, FileCheck2, FileUp, RotateCw, Trash2, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { DOCUMENT_LABELS, type DocumentKind } from '~/domain/dossier/document-kind'
import { Button } from '~/web/ui/actions/button'
import { useFileDrop } from '~/web/ui/forms/use-file-drop'
import styles from './document-slot.module.css'
import { PhotoDoubts } from './photo-doubt'
import { PieceReading } from './piece-reading'
import type { DossierState } from './state'
import { useFocusKept } from './use-focus-kept'
import type { Upload } from './use-uploads'

interface DocumentSlotProps {
  kind: DocumentKind
  hint: string
  stored: DossierState['documents'][number] | undefined
  upload: Upload | undefined
  onChoose: (file: File, sure?: boolean) => void
  /** Stops the sending; what was there before stays. */
  onCancel: () => void
  onConfirm: () => void
  /** Left out where a piece may only be replaced. */
  onRemove?: () => void
  /** What can be done once its piece is there. */
  children?: ReactNode
}

/** One piece: drop, choose or photograph it, follow it, send it again, take it out. */
export function DocumentSlot({
  kind,
  hint,
  stored,
  upload,
  onChoose,
  onCancel,
  onConfirm,
  onRemove,
  children,
}: DocumentSlotProps) {
  const id = useId()
  const drop = useFileDrop(onChoose)
  const state = upload?.phase ?? (stored ? 'stored' : 'empty')
  const focusKept = useFocusKept<HTMLElement>(state)

  return (
    <section
      id={`piece-${kind}`}
      className={styles.slot}
      data-state={state}
      aria-labelledby={`${id}-title`}
      {...focusKept}
      {...drop}
    >
      <div className={styles.words}>
        <h2 id={`${id}-title`} className={styles.title}>
          {state === 'stored' && <FileCheck2 aria-hidden size={20} />}
          {DOCUMENT_LABELS[kind]}
        </h2>
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
        <div aria-live="polite">
          <SlotState upload={upload} stored={stored} label={DOCUMENT_LABELS[kind]} />
          {upload?.phase === 'doubtful' && (
            <PhotoDoubts
              {...upload}
              label={DOCUMENT_LABELS[kind]}
              onSendAnyway={() => onChoose(upload.file, true)}
            />
          )}
          {!upload && stored && (
            <PieceReading reading={stored.reading} label={DOCUMENT_LABELS[kind]} onConfirm={onConfirm} />
          )}
        </div>
      </div>
      <div className={styles.actions}>
        {upload?.phase === 'failed' && upload.file && (
          <Button
            size="small"
            look="second"
            icon={<RotateCw aria-hidden size={18} />}
            onClick={() => upload.file && onChoose(upload.file)}
          >
            Réessayer
          </Button>
        )}
        {state !== 'sending' && (
          <FileButton
            id={`${id}-file`}
            describedBy={`${id}-title ${id}-hint`}
            onChoose={onChoose}
            again={stored !== undefined}
            doubtful={state === 'doubtful'}
          />
        )}
        {state === 'sending' && (
          <Button size="small" look="quiet" icon={<X aria-hidden size={18} />} onClick={onCancel}>
            Annuler
            <span className="visually-hidden"> : {DOCUMENT_LABELS[kind]}</span>
          </Button>
        )}
        {state !== 'sending' && stored && onRemove && (
          <Button size="small" look="quiet" icon={<Trash2 aria-hidden size={18} />} onClick={onRemove}>
            Retirer
            <span className="visually-hidden"> : {DOCUMENT_LABELS[kind]}</span>
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}

function SlotState({
  upload,
  stored,
  label,
}: {
  upload: Upload | undefined
  stored: DocumentSlotProps['stored']
  label: string
}) {
  if (upload?.phase === 'sending') {
    const percent = Math.round(upload.share * 100)
    return (
      <p className={styles.sending}>
        <span>{upload.filename}</span>
        <progress value={percent} max={100} aria-label={`Envoi : ${label}`} />
        <span>
          {percent}
          {'\u00a0'}%
        </span>
      </p>
    )
  }
  return (
    <>
      {upload?.phase === 'failed' && (
        <p className={styles.failed}>
          <TriangleAlert aria-hidden size={18} />
          <span>
            {upload.filename}
            {'\u00a0'}: {upload.message}
          </span>
        </p>
      )}
      {stored && (
        <p className={styles.stored}>
          {upload && 'Toujours là\u00a0: '}
          {stored.filename} <span>({formatSize(stored.size)})</span>
        </p>
      )}
    </>
  )
}

/** The native field stays in the page for keyboards and screen readers; the label is what one presses. */
function FileButton({
  id,
  describedBy,
  onChoose,
  again,
  doubtful,
}: {
  id: string
  describedBy: string
  onChoose: (file: File) => void
  again: boolean
  /** The photo that was chosen is hard to read. */
  doubtful: boolean
}) {
  const pick = (input: HTMLInputElement) => {
    const file = input.files?.[0]
    if (file) onChoose(file)
    input.value = ''
  }
  return (
    <>
      <span className={styles.picker}>
        <input
          id={id}
          type="file"
          accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
          aria-describedby={describedBy}
          onChange={event => pick(event.currentTarget)}
        />
        <label htmlFor={id}>
          <FileUp aria-hidden size={18} /> {again ? 'Remplacer' : 'Choisir un fichier'}
        </label>
      </span>
      <span className={`${styles.picker} ${styles.camera}`}>
        <input
          id={`${id}-photo`}
          type="file"
          accept="image/jpeg,image/png"
          capture="environment"
          aria-describedby={describedBy}
          onChange={event => pick(event.currentTarget)}
        />
        <label htmlFor={`${id}-photo`}>
          <Camera aria-hidden size={18} /> {doubtful ? 'Reprendre la photo' : 'Prendre en photo'}
        </label>
      </span>
    </>
  )
}

/** « 1,4 Mo », « 320 Ko ». */
function formatSize(bytes: number): string {
  const mega = bytes / 1_048_576
  if (mega >= 1) return `${mega.toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00a0Mo`
  return `${Math.max(1, Math.round(bytes / 1024))}\u00a0Ko`
}
