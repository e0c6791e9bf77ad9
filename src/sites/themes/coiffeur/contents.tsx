import { shownPrice } from '~/domain/site/words/shown-price'
import { TaxNote } from '../../sections/tax-note'
import { TitledSection } from '../../sections/titled-section'
import { anchorOf, say } from '../../site-view'
import { shownGroups } from '../../words/shown-groups'
import type { SectionProps } from '../theme'
import { voiced } from './voices'

/** Prices like a table of contents; the last text of the section stands beside it as its owner's own words. */
export function Contents({ site, section, page }: SectionProps) {
  const groups = shownGroups(site.facts, section, page.sections)
  if (groups.length === 0) return null
  const [quote, signature] = section.texts.map(({ text }) => say(text))
  return (
    <TitledSection section={{ ...section, texts: [] }} title="Les prix" heading={voiced}>
      <div className="lists">
        {groups.map(({ title, services }) => (
          <div key={title}>
            {title && <h3 id={`${anchorOf(section)}-${anchorOf({ id: title })}`}>{title}</h3>}
            <dl>
              {services.map(service => (
                <div key={service.name}>
                  <dt>
                    {say(service.name)}
                    {service.detail && <small>{say(service.detail)}</small>}
                  </dt>
                  <dd>
                    {shownPrice(service)} {service.unit && <small>{say(service.unit)}</small>}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
        <TaxNote services={groups.flatMap(({ services }) => services)} />
      </div>
      {quote && (
        <blockquote>
          <p>{quote}</p>
          {signature && <footer>{signature}</footer>}
        </blockquote>
      )}
    </TitledSection>
  )
}
