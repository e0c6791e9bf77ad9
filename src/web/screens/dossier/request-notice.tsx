import { DOCUMENT_LABELS, type DocumentKind } from '~/domain/dossier/pieces/document-kind'
import styles from './dossier.module.css'

/**
 * Why the agency sent the dossier back, in its own words.
 * @param remaining pieces to send anew that stand further down on the page, among others: each is one press away
 */
export function RequestNotice({ reason, remaining = [] }: { reason: string; remaining?: DocumentKind[] }) {
  return (
    <div className={styles.request} role="note">
      <p>
        <strong>Votre dossier est à compléter.</strong> Notre équipe l’a relu&nbsp;:
      </p>
      <p className={styles.reason}>«&nbsp;{reason}&nbsp;»</p>
      {remaining.map(kind => (
        <p key={kind}>
          <a href={`#piece-${kind}`}>Envoyer de nouveau&nbsp;: {DOCUMENT_LABELS[kind]}</a>
        </p>
      ))}
    </div>
  )
}
