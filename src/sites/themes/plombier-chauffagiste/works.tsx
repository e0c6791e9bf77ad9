import { shownPrice } from '~/domain/site/words/shown-price'
import { TaxNote } from '../../sections/tax-note'
import { TitledSection } from '../../sections/titled-section'
import { say, textsOf } from '../../site-view'
import { shownGroups } from '../../words/shown-groups'
import type { SectionProps } from '../theme'

/** What is fitted and mended: name, words, and in a tag what it costs or how long it takes. */
export function Works({ site, section, page }: SectionProps) {
  const groups = shownGroups(site.facts, section, page.sections)
  if (groups.length === 0 && section.texts.length === 0) return null
  return (
    <TitledSection section={section} title="Ce que nous faisons">
      {groups.map(({ title, services }) => (
        <div key={title}>
          {title && <h3 className="group-title">{title}</h3>}
          <ul className="works">
            {services.map(service => (
              <li key={service.name}>
                <h3>{say(service.name)}</h3>
                <p>{service.detail && say(service.detail)}</p>
                {[shownPrice(service), service.unit && say(service.unit)].some(Boolean) && (
                  <span className="tag">
                    {[shownPrice(service), service.unit && say(service.unit)].filter(Boolean).join(' ')}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <TaxNote services={groups.flatMap(({ services }) => services)} />
    </TitledSection>
  )
}

/** Prices as large as they are looked for; the section's own words follow them. */
export function PriceCells({ site, section, page }: SectionProps) {
  const groups = shownGroups(site.facts, section, page.sections)
  if (groups.length === 0) return null
  return (
    <TitledSection section={{ ...section, texts: [] }} title="Le prix, avant le camion">
      {groups.map(({ title, services }) => (
        <div key={title}>
          {title && <h3 className="group-title">{title}</h3>}
          <ul className="cells">
            {services.map(service => (
              <li key={service.name}>
                <h3>{say(service.name)}</h3>
                <strong>{shownPrice(service)}</strong>
                {service.unit && <small>{say(service.unit)}</small>}
                {service.detail && <p>{say(service.detail)}</p>}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <TaxNote services={groups.flatMap(({ services }) => services)} />
      {textsOf(section).map(text => (
        <p key={text} className="law">
          {text}
        </p>
      ))}
    </TitledSection>
  )
}
