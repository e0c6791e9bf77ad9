import { formatShortMoment } from '~/domain/text/french'
import { AdminButton } from '~/web/ui/admin/admin-button'
import styles from './admin-reponses.module.css'
import type { ReadyAnswer } from './answers'

interface AnswerLineProps {
  answer: ReadyAnswer
  busy: boolean
  onEdit: () => void
  onWithdraw: () => void
}

/** One answer: its title, its words, who wrote them, and what can be done with it. */
export function AnswerLine({ answer: { title, text, by, at }, busy, onEdit, onWithdraw }: AnswerLineProps) {
  return (
    <li className={styles.line}>
      <div className={`stack-8 ${styles.said}`}>
        <h2>{title}</h2>
        <p className={`as-written ${styles.words}`}>{text}</p>
        <p className="second-text">
          {at
            ? `Modifiée le ${formatShortMoment(new Date(at))}${by ? ` par ${by}` : ''}.`
            : 'Fournie au départ.'}
        </p>
      </div>
      <div className={styles.ways}>
        <AdminButton onClick={onEdit}>
          Modifier<span className="visually-hidden"> « {title} »</span>
        </AdminButton>
        <AdminButton look="quiet" busy={busy} onClick={onWithdraw}>
          Retirer<span className="visually-hidden"> « {title} »</span>
        </AdminButton>
      </div>
    </li>
  )
}
