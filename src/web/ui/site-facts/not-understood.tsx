import styles from './site-facts.module.css'

interface NotUnderstoodProps {
  lines: readonly string[]
  lacksHours?: (line: string) => boolean
}

/** What was typed and has no sense or more than one: shown as it is, and asked; nothing is guessed. */
export function NotUnderstood({ lines, lacksHours }: NotUnderstoodProps) {
  return (
    <div role="status">
      {lines.length > 0 && (
        <div className={styles.asked}>
          <p>Nous n’avons pas su lire ceci&nbsp;: dites-le autrement, ou ajoutez-le à la main.</p>
          <ul>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice
              <li key={at}>
                «&nbsp;{line}&nbsp;»{lacksHours?.(line) && '\u00a0: de quelle heure à quelle heure\u202f?'}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
