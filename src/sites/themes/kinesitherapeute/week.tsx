import { PlainQuestions } from '../../sections/plain-sections'
import { TitledSection } from '../../sections/titled-section'
import { say } from '../../site-view'
import type { SectionProps } from '../theme'
import { type Half, type Person, presenceOf } from './presence'

const DAYS = ['Lun.', 'Mar.', 'Mer.', 'Jeu.', 'Ven.', 'Sam.', 'Dim.']
const HALVES: [Half, string][] = [
  ['m', 'matin'],
  ['a', 'après-midi'],
  ['ma', 'toute la journée'],
]
const spoken = (half: Half) => HALVES.find(([known]) => known === half)?.[1] ?? 'absent'

/** Variant `semaine`: who is there this week, by halves of days, where the answers say days. */
export function Questions(props: SectionProps) {
  const { section } = props
  const people = section.variant === 'semaine' ? presenceOf(section.questions) : null
  if (!people || people.length === 0) return <PlainQuestions {...props} />
  // Sunday stands in the table of those who work on it.
  const days = DAYS.slice(0, people.some(({ week }) => week[6]) ? 7 : 6)
  return (
    <TitledSection section={section} title="La semaine">
      <table className="week">
        <caption className="unseen">Présences du matin et de l’après-midi</caption>
        <thead>
          <tr>
            <th scope="col">Qui</th>
            {days.map(day => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(person => (
            <Row key={person.name} person={person} days={days} />
          ))}
        </tbody>
      </table>
      <p className="key">
        {HALVES.map(([half, words]) => (
          <span key={half}>
            <i data-half={half} /> {words}
          </span>
        ))}
      </p>
    </TitledSection>
  )
}

function Row({ person: { name, field, week }, days }: { person: Person; days: string[] }) {
  return (
    <tr>
      <th scope="row">
        {say(name)}
        <small>{say(field)}</small>
      </th>
      {days.map((day, at) => (
        <td key={day}>
          <span data-half={week[at] || undefined}>
            <span className="unseen">{spoken(week[at] ?? '')}</span>
          </span>
        </td>
      ))}
    </tr>
  )
}
