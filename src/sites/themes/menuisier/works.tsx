import type { Service } from '~/domain/site/facts/facts'
import { shownPrice } from '~/domain/site/words/shown-price'
import { fold } from '~/domain/text/slug'
import { TaxNote } from '../../sections/tax-note'
import { TitledSection } from '../../sections/titled-section'
import { say } from '../../site-view'
import { shownGroups } from '../../words/shown-groups'
import type { SectionProps } from '../theme'
import { Elevation, type ElevationKind } from './drawings/elevation'

/** More than this stand as a bill, without drawings. */
const MOST_ELEVATIONS = 8

/** Works drawn from the front; a long list, or one that holds what cannot be drawn so, is a bill of materials. */
export function Works({ site, section, page }: SectionProps) {
  const services = shownGroups(site.facts, section, page.sections).flatMap(group => group.services)
  if (services.length === 0 && section.texts.length === 0) return null
  const kinds = services.map(kindOf)
  const drawn =
    section.variant !== 'nomenclature' && services.length <= MOST_ELEVATIONS && !kinds.includes(null)
  return (
    <TitledSection section={section} title="Ouvrages">
      <ul className={drawn ? 'works' : 'services-list bill'}>
        {services.map((service, at) => (
          <li key={service.name}>
            {drawn && <Elevation kind={kinds[at] ?? 'window'} />}
            {drawn && service.unit && <p className="size">{say(service.unit)}</p>}
            <h3>{say(service.name)}</h3>
            {service.detail && <p className="detail">{say(service.detail)}</p>}
            <p className="size price">
              {[shownPrice(service), !drawn && service.unit && say(service.unit)].filter(Boolean).join(' ')}
            </p>
          </li>
        ))}
      </ul>
      <TaxNote services={services} />
    </TitledSection>
  )
}

const BY_WORD: [RegExp, ElevationKind][] = [
  [/escalier|rampe|garde-corps|terrasse/, 'stair'],
  [/cuisine|plan de travail|comptoir|salle de bain/, 'kitchen'],
  [/fenetre|volet|veranda|baie/, 'window'],
  [/porte|portail/, 'door'],
  [/biblio|placard|dressing|meuble|etagere|rangement/, 'library'],
]

/** What the service is called after, drawn from the front; null where no drawing of ours is of it. */
function kindOf({ name }: Service): ElevationKind | null {
  const folded = fold(name)
  return BY_WORD.find(([word]) => word.test(folded))?.[1] ?? null
}
