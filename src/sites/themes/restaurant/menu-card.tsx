import { shownPrice } from '~/domain/site/words/shown-price'
import { TaxNote } from '../../sections/tax-note'
import { TitledSection } from '../../sections/titled-section'
import { say } from '../../site-view'
import { shownGroups } from '../../words/shown-groups'
import type { SectionProps } from '../theme'

/** The menu as a card laid on the cloth: courses, dishes, prices; the section's second text stands small at its foot. */
export function MenuCard({ site, section, page }: SectionProps) {
  const groups = shownGroups(site.facts, section, page.sections)
  if (groups.length === 0 && section.texts.length === 0) return null
  const [lead, ...small] = section.texts
  const title = section.kind === 'prices' ? 'L’ardoise' : 'La carte'
  return (
    <TitledSection section={{ ...section, texts: lead ? [lead] : [] }} title={title}>
      {groups.map(group => (
        <div key={group.title} className="course">
          {group.title && <h3>{group.title}</h3>}
          <ul>
            {group.services.map(service => (
              <li key={service.name}>
                <p>
                  <strong>{say(service.name)}</strong>
                  {service.detail && <em>{say(service.detail)}</em>}
                </p>
                <span>
                  {shownPrice(service)} {service.unit && <small>{say(service.unit)}</small>}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <TaxNote services={groups.flatMap(({ services }) => services)} />
      {small.map(({ text }) => (
        <p key={text} className="small">
          {say(text)}
        </p>
      ))}
    </TitledSection>
  )
}
