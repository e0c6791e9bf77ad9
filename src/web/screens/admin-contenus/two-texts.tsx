import styles from './aid-sources.module.css'

/** Two texts beside each other, line by line; what stands in one alone is marked. */
export function TwoTexts({ before, now, of }: { before: string | null; now: string; of: string }) {
  return (
    <div className={`stack-16 ${styles.texts}`}>
      <Text
        title="Texte lu"
        of={of}
        text={before ?? 'Cette page n’avait encore jamais été relevée.'}
        other={now}
        gone
      />
      <Text title="Texte d’aujourd’hui" of={of} text={now} other={before ?? ''} />
    </div>
  )
}

function Text({
  title,
  of,
  text,
  other,
  gone = false,
}: {
  title: string
  /** Of which source: two may be on one screen. */
  of: string
  text: string
  other: string
  gone?: boolean
}) {
  const there = new Set(other.split('\n'))
  const Changed = gone ? 'del' : 'ins'
  return (
    <div>
      <h3>{title}</h3>
      {/* Scrolled by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={styles.text} tabIndex={0} aria-label={`${title}, ${of}`}>
        {text.split('\n').map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
          <p key={at}>{there.has(line) ? line : <Changed>{line}</Changed>}</p>
        ))}
      </section>
    </div>
  )
}
