import styles from './site-facts.module.css'

/** What was typed and has no sense or more than one: shown as it is, and asked; nothing is guessed. */
export function NotUnderstood({ lines }: { lines: readonly string[] }) {
  return (
    <div role="status">
      {lines.length > 0 && (
        <div className={styles.asked}>
          <p>Nous n’avons pas su lire ceci&nbsp;: dites-le autrement, ou ajoutez-le à la main.</p>
          <ul>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice
              <li key={at}>«&nbsp;{line}&nbsp;»</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
