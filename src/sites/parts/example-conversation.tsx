import type { ExampleDialogue } from '~/domain/site/example-site'
import { say } from '../site-view'

/**
 * The assistant of an example, shown by a dialogue that runs in the style sheet alone: each answer is a radio button, and
 * what is ticked decides which lines are shown. Nothing leaves the page.
 */
export function ExampleConversation({ id, dialogue }: { id: string; dialogue: ExampleDialogue }) {
  const { title, greeting, questions, slip, more, end } = dialogue
  return (
    // A form of this method goes nowhere, even when Enter is pressed in it.
    <form method="dialog" className="assistant" id={id} aria-labelledby={`${id}-titre`}>
      <h2 id={`${id}-titre`}>{say(title)}</h2>
      <p className="how">{say('Dialogue écrit d’avance pour cet exemple : choisissez une réponse.')}</p>
      <div className="thread" aria-live="polite">
        <p className="bubble">{say(greeting)}</p>
        {questions.map((question, turn) => (
          <Turn key={question.name} question={question} turn={turn + 1} prefix={id} />
        ))}
        <section className="slip" data-after="2" aria-label={slip}>
          <h3>{say(slip)}</h3>
          <dl>
            {questions.map(({ name, choices }, turn) => (
              <div key={name}>
                <dt>{say(name)}</dt>
                <dd>
                  {choices.map(({ slip: words }, index) => (
                    <span key={words} data-when={`${turn + 1}${'abc'[index]}`}>
                      {say(words)}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
            {more.map(({ name, value }) => (
              <div key={name}>
                <dt>{say(name)}</dt>
                <dd>{say(value)}</dd>
              </div>
            ))}
          </dl>
          <p className="end">{say(end)}</p>
          <button type="reset" className="again">
            Recommencer le dialogue
          </button>
        </section>
      </div>
    </form>
  )
}

interface TurnProps {
  question: ExampleDialogue['questions'][number]
  turn: number
  prefix: string
}

function Turn({ question, turn, prefix }: TurnProps) {
  return (
    <div className="turn" data-after={turn - 1 || undefined}>
      <fieldset className="choices">
        <legend className="bubble">{say(question.words)}</legend>
        {question.choices.map(({ label }, index) => (
          <label key={label} className="choice">
            <input
              type="radio"
              name={`${prefix}-${turn}`}
              value={`${turn}${'abc'[index]}`}
              // The first answer is given already: the dialogue is seen under way.
              defaultChecked={turn === 1 && index === 0}
            />
            <span>{say(label)}</span>
          </label>
        ))}
      </fieldset>
      {question.choices.map(({ reply }, index) => (
        <p key={reply} className="bubble" data-when={`${turn}${'abc'[index]}`}>
          {say(reply)}
        </p>
      ))}
    </div>
  )
}
