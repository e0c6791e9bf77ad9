import { PlainQuestions } from '../../sections/plain-sections'
import { TitledSection } from '../../sections/titled-section'
import { say } from '../../site-view'
import type { SectionProps } from '../theme'
import { Monogram } from './drawings/monogram'

/** Variant `equipe`: who holds the files; the first line of an answer is what the person is. */
export function People(props: SectionProps) {
  const { section } = props
  if (section.variant !== 'equipe' || section.questions.length === 0) return <PlainQuestions {...props} />
  return (
    <TitledSection section={section} title="Qui tient votre dossier">
      <ul className="people">
        {section.questions.map(({ question, answer }, at) => {
          const [role = '', ...rest] = answer.text.split('\n')
          return (
            <li key={question.text}>
              <Monogram name={question.text} at={at} />
              <div>
                <h3>{say(question.text)}</h3>
                <p className="role">{say(role)}</p>
                {rest.length > 0 && <p>{say(rest.join(' '))}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </TitledSection>
  )
}
