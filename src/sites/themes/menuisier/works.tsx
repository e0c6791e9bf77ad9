import type { Service } from '~/domain/site/facts'
import { priceWords } from '~/domain/site/words/shown-price'
import { nameHash } from '~/domain/text/name-hash'
import { fold } from '~/domain/text/slug'
import { TitledSection } from '../../sections/titled-section'
import { say } from '../../site-view'
import { groupsOf } from '../../words/price-words'
import type { SectionProps } from '../theme'
import { Elevation, type ElevationKind } from './drawings/elevation'

/** Works drawn from the front; a long list is a bill of materials. */
const MOST_ELEVATIONS = 8

export function Works({ site, section, page }: SectionProps) {
  const services = groupsOf(site.facts, section, page.sections).flatMap(group => group.services)
  if (services.length === 0 && section.texts.length === 0) return null
  const listed = section.variant === 'nomenclature' || services.length > MOST_ELEVATIONS
  return (
    <TitledSection section={section} title="Ouvrages">
      <ul className={listed ? 'bill' : 'works'}>
        {services.map(service => (
          <li key={service.name}>
            {!listed && <Elevation kind={kindOf(service)} />}
            {!listed && service.unit && <p className="size">{say(service.unit)}</p>}
            <h3>{say(service.name)}</h3>
            {service.detail && <p>{say(service.detail)}</p>}
            <p className="size price">
              {[priceWords(service), listed && service.unit && say(service.unit)].filter(Boolean).join(' ')}
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

const BY_WORD: [RegExp, ElevationKind][] = [
  [/escalier|rampe|garde-corps|terrasse/, 'stair'],
  [/cuisine|plan de travail|comptoir|salle de bain/, 'kitchen'],
  [/fenetre|porte|volet|veranda|baie|portail/, 'window'],
  [/biblio|placard|dressing|meuble|etagere|rangement/, 'library'],
]
const ANY: ElevationKind[] = ['library', 'window', 'kitchen', 'stair']

function kindOf({ name }: Service): ElevationKind {
  const folded = fold(name)
  const called = BY_WORD.find(([word]) => word.test(folded))
  return called?.[1] ?? ANY[nameHash(name) % ANY.length] ?? 'library'
}
