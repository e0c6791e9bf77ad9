import styles from './dossier.module.css'

/** Why the agency sent the dossier back, in its own words. */
export function RequestNotice({ reason }: { reason: string }) {
  return (
    <div className={styles.request} role="note">
      <p>
        <strong>Votre dossier est à compléter.</strong> Notre équipe l’a relu&nbsp;:
      </p>
      <p className={styles.reason}>«&nbsp;{reason}&nbsp;»</p>
    </div>
  )
}
