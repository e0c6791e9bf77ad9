import styles from './assistant.module.css'

interface Choice {
  /** What the visitor presses, and then has said. */
  label: string
  /** What the site answers. */
  reply: string
  /** How the request slip puts it. */
  slip: string
}

/** A conversation written beforehand: two questions, three answers each, one request slip. */
export interface Dialogue {
  title: string
  greeting: string
  questions: [AssistantQuestion, AssistantQuestion]
  /** What the slip is called. */
  slip: string
  /** What the slip holds besides the two answers. */
  more: { name: string; value: string }[]
  /** What happens to the slip. */
  end: string
}

interface AssistantQuestion {
  words: string
  /** The line of the slip. */
  name: string
  choices: [Choice, Choice, Choice]
}

/**
 * The assistant that is built into the site, shown by a dialogue that runs in the style sheet alone: each
 * answer is a radio button, and what is ticked decides which lines are shown. Nothing leaves the page.
 */
export function Assistant({ id, dialogue, className }: AssistantProps) {
  const { title, greeting, questions, slip, more, end } = dialogue
  return (
    // A form of this method goes nowhere, even when Enter is pressed in it.
    <form
      method="dialog"
      className={[styles.assistant, className].filter(Boolean).join(' ')}
      aria-labelledby={id}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.how}>Dialogue écrit d’avance pour cet exemple : choisissez une réponse.</p>
      <div className={styles.thread} aria-live="polite">
        <p className={styles.site}>{greeting}</p>
        {questions.map((question, turn) => (
          <Turn key={question.name} question={question} turn={turn + 1} prefix={id} />
        ))}
        <section className={styles.slip} data-after="2" aria-label={slip}>
          <h3 className={styles.slipTitle}>{slip}</h3>
          <dl>
            {questions.map(({ name, choices }, turn) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {choices.map(({ slip: words }, index) => (
                    <span key={words} data-when={`${turn + 1}${'abc'[index]}`}>
                      {words}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
            {more.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.end}>{end}</p>
          <button type="reset" className={styles.again}>
            Recommencer le dialogue
          </button>
        </section>
      </div>
    </form>
  )
}

interface AssistantProps {
  id: string
  dialogue: Dialogue
  className?: string | undefined
}

function Turn({ question, turn, prefix }: { question: AssistantQuestion; turn: number; prefix: string }) {
  return (
    <div className={styles.turn} data-after={turn - 1 || undefined}>
      <fieldset className={styles.choices}>
        <legend className={styles.site}>{question.words}</legend>
        {question.choices.map(({ label }, index) => (
          <label key={label} className={styles.choice}>
            <input
              type="radio"
              name={`${prefix}-${turn}`}
              value={`${turn}${'abc'[index]}`}
              // The first answer is given already: the dialogue is seen under way.
              defaultChecked={turn === 1 && index === 0}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {question.choices.map(({ reply }, index) => (
        <p key={reply} className={styles.site} data-when={`${turn}${'abc'[index]}`}>
          {reply}
        </p>
      ))}
    </div>
  )
}
