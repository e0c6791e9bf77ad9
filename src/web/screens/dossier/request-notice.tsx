import styles from './dossier.module.css'

/** Why the agency sent the dossier back, in its own words. */
export function RequestNotice({ reason }: { reason: string }) {
  return (
    <div className={styles.request} role="note">
      <p>
        <strong>Votre dossier est à compléter.</strong> Notre équipe l’a relu{'\u00a0'}:
      </p>
      <p className={styles.reason}>
        «{'\u00a0'}
        {reason}
        {'\u00a0'}»
      </p>
    </div>
  )
}
