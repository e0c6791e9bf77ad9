import styles from './dossier.module.css'

/** « 3 pièces sur 5 », in words and as a bar. */
export function PieceCount({ done, total }: { done: number; total: number }) {
  const words = `${done} ${done > 1 ? 'pièces' : 'pièce'} sur ${total}`
  return (
    <div className={styles.pieceCount}>
      <strong>{words}</strong>
      <progress value={done} max={total} aria-label={`Pièces envoyées\u00a0: ${words}`} />
    </div>
  )
}
