import type { Service } from '~/domain/site/facts/facts'
import { nameHash } from '~/domain/text/name-hash'
import { fold } from '~/domain/text/slug'
import { Price } from '../../sections/service-lists'
import { TaxNote } from '../../sections/tax-note'
import { TitledSection } from '../../sections/titled-section'
import { say } from '../../site-view'
import { shownGroups } from '../../words/shown-groups'
import type { SectionProps } from '../theme'
import { Cut, type CutKind } from './drawings/cut'
import { voiced } from './voices'

/** As many as stand beside one another as pictures; a longer list stands as lines. */
const MOST_PICTURES = 4

/** What is told of, each beside a cut that its words call for. */
export function FashionPage({ site, section, page }: SectionProps) {
  const services = shownGroups(site.facts, section, page.sections).flatMap(group => group.services)
  if (services.length === 0 && section.texts.length === 0) return null
  const [pictured, rest] = [services.slice(0, MOST_PICTURES), services.slice(MOST_PICTURES)]
  return (
    <TitledSection section={section} title="Les coupes, et le reste" heading={voiced}>
      <ul className="cuts">
        {pictured.map((service, at) => (
          <li key={service.name}>
            <Cut kind={cutOf(service, at)} />
            <h3>{say(service.name)}</h3>
            <p>{service.detail && say(service.detail)}</p>
            <Price service={service} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <ul className="services-list">
          {rest.map(service => (
            <li key={service.name}>
              <h3>{say(service.name)}</h3>
              {service.detail && <p className="detail">{say(service.detail)}</p>}
              <Price service={service} />
            </li>
          ))}
        </ul>
      )}
      <TaxNote services={services} />
    </TitledSection>
  )
}

const BY_WORD: [RegExp, CutKind][] = [
  [/carre/, 'bob'],
  [/boucl|fris|permanent/, 'curls'],
  [/court|homme|barb|garcon|enfant|tondeuse/, 'crop'],
  [/long|coiffag|brush|chignon|soin|couleur|meche|balayage/, 'long'],
]
const ANY: CutKind[] = ['bob', 'curls', 'crop', 'long']

function cutOf({ name }: Service, at: number): CutKind {
  const folded = fold(name)
  const called = BY_WORD.find(([word]) => word.test(folded))
  return called?.[1] ?? ANY[(nameHash(name) + at) % ANY.length] ?? 'bob'
}
