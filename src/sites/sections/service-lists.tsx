import type { Service } from '~/domain/site/facts/facts'
import { shownPrice } from '~/domain/site/words/shown-price'
import { say } from '../site-view'
import type { SectionProps } from '../themes/theme'
import { shownGroups } from '../words/shown-groups'
import { TaxNote } from './tax-note'

/** What the firm sells, by group: name, what is said of it, price and unit. */
export function ServiceLists({ site, section, page }: SectionProps) {
  const groups = shownGroups(site.facts, section, page.sections)
  return (
    <>
      {groups.map(({ title, services }) => (
        <div key={title} className="group">
          {title && <h3>{title}</h3>}
          <ul className="services-list">
            {services.map(service => (
              <li key={service.name}>
                {title ? <h4>{say(service.name)}</h4> : <h3>{say(service.name)}</h3>}
                {service.detail && <p className="detail">{say(service.detail)}</p>}
                <Price service={service} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <TaxNote services={groups.flatMap(({ services }) => services)} />
    </>
  )
}

/** The price, then its unit in small; a unit alone where no price is shown. */
export function Price({ service }: { service: Service }) {
  const price = shownPrice(service)
  if (!price && !service.unit) return null
  return (
    <p className="price">
      {price} {service.unit && <small>{say(service.unit)}</small>}
    </p>
  )
}
