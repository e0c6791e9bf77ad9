import { TriangleAlert } from 'lucide-react'
import { formatTenths } from '~/domain/text/french'
import type { DossierState } from '../state'
import styles from './document-slot.module.css'
import type { Upload } from './slot'

/** How far a file is, why it did not arrive, and what the server holds. */
export function SlotState({
  upload,
  stored,
  label,
}: {
  upload: Upload | undefined
  stored: DossierState['documents'][number] | undefined
  label: string
}) {
  if (upload?.phase === 'sending') {
    const percent = Math.round(upload.share * 100)
    return (
      <p className={`stack-12 ${styles.sending}`}>
        <span>{upload.filename}</span>
        <progress value={percent} max={100} aria-label={`Envoi\u00a0: ${label}`} />
        <span>{percent}&nbsp;%</span>
      </p>
    )
  }
  return (
    <>
      {upload?.phase === 'failed' && (
        <p className={styles.failed}>
          <TriangleAlert aria-hidden size={18} />
          <span>
            {upload.filename}&nbsp;: {upload.message}
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

/** « 1,4 Mo », « 320 Ko ». */
function formatSize(bytes: number): string {
  const mega = bytes / 1_048_576
  if (mega >= 1) return `${formatTenths(mega)}\u00a0Mo`
  return `${Math.max(1, Math.round(bytes / 1024))}\u00a0Ko`
}
