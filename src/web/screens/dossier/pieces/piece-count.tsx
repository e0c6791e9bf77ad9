import styles from '../dossier.module.css'

/** « 3 pièces sur 5 », in words and as a cover that fills: a sheet for each piece that is in it. */
export function PieceCount({ done, total }: { done: number; total: number }) {
  const words = `${done} ${done > 1 ? 'pièces' : 'pièce'} sur ${total}`
  return (
    <div className={styles.pieceCount}>
      <strong>{words}</strong>
      <span className={styles.cover} aria-hidden>
        {Array.from({ length: total }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sheets never change places
          <i key={at} data-in={at < done || undefined} />
        ))}
      </span>
      <progress
        className="visually-hidden"
        value={done}
        max={total}
        aria-label={`Pièces envoyées\u00a0: ${words}`}
      />
    </div>
  )
}
