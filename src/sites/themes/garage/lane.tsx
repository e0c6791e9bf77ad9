import { PlainQuestions } from '../../sections/plain-sections'
import { TitledSection } from '../../sections/titled-section'
import { say } from '../../site-view'
import type { SectionProps } from '../theme'

/** Variant `journee`: the hours of a car's day along a road. */
export function Lane(props: SectionProps) {
  const { section } = props
  if (section.variant !== 'journee' || section.questions.length === 0) return <PlainQuestions {...props} />
  return (
    <TitledSection section={section} title="Comment cela se passe">
      <ol>
        {section.questions.map(({ question, answer }) => (
          <li key={question.text}>
            <h3>{say(question.text)}</h3>
            <p>{say(answer.text)}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}
