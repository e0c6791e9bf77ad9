import { PlainQuestions } from '../../sections/plain-sections'
import { TitledSection } from '../../sections/titled-section'
import { say } from '../../site-view'
import type { SectionProps } from '../theme'

/** Variant `etapes`: what happens, one after the other along a dimension line; the first line of an answer says how long. */
export function Stages(props: SectionProps) {
  const { section } = props
  if (section.variant !== 'etapes' || section.questions.length === 0) return <PlainQuestions {...props} />
  return (
    <TitledSection section={section} title="Comment cela se passe">
      <ol className="stages">
        {section.questions.map(({ question, answer }) => {
          const [first = '', ...rest] = answer.text.split('\n')
          const words = rest.join(' ')
          return (
            <li key={question.text}>
              <h3>{say(question.text)}</h3>
              {words && <p className="time">{say(first)}</p>}
              <p>{say(words || first)}</p>
            </li>
          )
        })}
      </ol>
    </TitledSection>
  )
}
