import type { Service } from '~/domain/site/facts/facts'
import { speaksOf } from '~/domain/site/layout/site-theme'
import { shownPrice } from '~/domain/site/words/shown-price'
import { TaxNote } from '../../sections/tax-note'
import { TitledSection } from '../../sections/titled-section'
import { say, textsOf } from '../../site-view'
import { shownGroups } from '../../words/shown-groups'
import type { SectionProps } from '../theme'
import { Gauge } from './drawings/gauge'

/** More than this stand as lines, without gauges. */
const MOST_GAUGES = 8
/** Where the needle of the dearest stands. */
const FULL = 0.85

export function Repairs(props: SectionProps) {
  return <Packages {...props} title="Ce que nous réparons" />
}

/** What is done, its price read on a gauge whose needle goes by the dearest of the list; the section's own words follow. */
export function Packages({ site, section, page, title = 'Les forfaits' }: SectionProps & { title?: string }) {
  const groups = shownGroups(site.facts, section, page.sections)
  if (groups.length === 0 && section.texts.length === 0) return null
  const services = groups.flatMap(group => group.services)
  const dearest = Math.max(...services.map(({ price_cents }) => price_cents ?? 0))
  const listed = section.variant === 'lignes' || services.length > MOST_GAUGES
  // A bicycle has no dashboard.
  const gauged = !listed && !speaksOf(site.facts.trade, 'cycle velo')
  return (
    <TitledSection section={{ ...section, texts: [] }} title={title}>
      {groups.map(group => (
        <div key={group.title}>
          {group.title && <h3 className="group-title">{group.title}</h3>}
          <ul className={listed ? 'bill' : 'packages'}>
            {group.services.map(service => (
              <li key={service.name}>
                {gauged && service.price_cents ? (
                  <Gauge share={(FULL * service.price_cents) / dearest} />
                ) : null}
                <Amount service={service} />
                <h3>{say(service.name)}</h3>
                {service.detail && <p>{say(service.detail)}</p>}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <TaxNote services={services} />
      {textsOf(section).map(text => (
        <p key={text} className="law">
          {text}
        </p>
      ))}
    </TitledSection>
  )
}

function Amount({ service }: { service: Service }) {
  const price = shownPrice(service)
  if (!price && !service.unit) return null
  return (
    <p className="amount">
      {price && <strong>{price}</strong>} {service.unit && <small>{say(service.unit)}</small>}
    </p>
  )
}
