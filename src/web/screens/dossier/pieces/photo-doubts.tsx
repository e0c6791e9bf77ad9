import { Send, TriangleAlert } from 'lucide-react'
import { PHOTO_DOUBT_SENTENCES, type PhotoDoubt } from '~/domain/picture/photo-quality'
import { Button } from '~/web/ui/actions/button'
import styles from './piece-reading.module.css'

/** What is said of a photo that was not sent yet; taking it again is the slot's own button. */
export function PhotoDoubts({
  filename,
  doubts,
  label,
  onSendAnyway,
}: {
  filename: string
  doubts: readonly PhotoDoubt[]
  label: string
  onSendAnyway: () => void
}) {
  return (
    <div className={`stack-8 ${styles.doubt}`}>
      <p className={styles.failed}>
        <TriangleAlert aria-hidden size={18} />
        <span>{filename}&nbsp;: pas encore envoyé.</span>
      </p>
      <ul className={`stack-4 ${styles.verdicts}`}>
        {doubts.map(doubt => (
          <li key={doubt}>{PHOTO_DOUBT_SENTENCES[doubt]}</li>
        ))}
      </ul>
      <div>
        <Button size="small" look="second" icon={Send} onClick={onSendAnyway}>
          L’envoyer quand même
          <span className="visually-hidden">&nbsp;: {label}</span>
        </Button>
      </div>
    </div>
  )
}
