import type { Service } from '~/domain/site/facts/facts'
import { shownPrice } from '~/domain/site/words/shown-price'
import { TaxNote } from '../../sections/tax-note'
import { TitledSection } from '../../sections/titled-section'
import { say } from '../../site-view'
import { shownGroups } from '../../words/shown-groups'
import type { SectionProps } from '../theme'

/** What the firm does, in its own words: lines of the ledger, or leaves (`fiches`). */
export function Missions(props: SectionProps) {
  return <Fees {...props} title="Les missions" />
}

/** Fees as a ledger's column, with its double rule at the foot. */
export function Fees({ site, section, page, title = 'Les honoraires' }: SectionProps & { title?: string }) {
  const groups = shownGroups(site.facts, section, page.sections)
  if (groups.length === 0 && section.texts.length === 0) return null
  return (
    <TitledSection section={section} title={title}>
      {groups.map(group => (
        <table key={group.title} className="fees">
          {group.title && <caption>{group.title}</caption>}
          <tbody>
            {group.services.map(service => (
              <tr key={service.name}>
                <th scope="row">
                  {say(service.name)}
                  {service.detail && <small>{say(service.detail)}</small>}
                </th>
                <td>
                  <Amount service={service} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <TaxNote services={groups.flatMap(({ services }) => services)} />
    </TitledSection>
  )
}

/** « 139 € », and beside it in small that it is without tax; then its unit. */
function Amount({ service }: { service: Service }) {
  const [amount, untaxed] = shownPrice(service)?.split(/\u00a0(?=HT$)/u) ?? []
  return (
    <>
      {amount} {untaxed && <abbr title="hors taxes">{untaxed}</abbr>}
      {service.unit && <small>{say(service.unit)}</small>}
    </>
  )
}
