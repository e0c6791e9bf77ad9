import type { Service } from '~/domain/site/facts/facts'
import { shownPrice } from '~/domain/site/words/shown-price'
import { fold } from '~/domain/text/slug'
import { ServiceLists } from '../../sections/service-lists'
import { TaxNote } from '../../sections/tax-note'
import { TitledSection } from '../../sections/titled-section'
import { anchorOf, say, textsOf, titleOf } from '../../site-view'
import { shownGroups } from '../../words/shown-groups'
import type { SectionProps } from '../theme'
import { type Flower, Plate } from './drawings/plate'

/** A longer list stands as lines. */
const MOST_PLATES = 6

/** What a florist sells, each on a plate of its own; the first line of two says what a botanist calls it. */
export function Plates(props: SectionProps) {
  const { site, section, page } = props
  const services = shownGroups(site.facts, section, page.sections).flatMap(group => group.services)
  const texts = textsOf(section)
  if (services.length === 0 && texts.length === 0) return null
  if (section.variant === 'carnet' || services.length > MOST_PLATES || !/fleur/.test(fold(site.facts.trade)))
    return (
      <TitledSection section={section} title="En boutique">
        <ServiceLists {...props} />
      </TitledSection>
    )
  const title = titleOf(section)
  return (
    <section className="plates" id={anchorOf(section)} aria-label={title ?? 'En boutique'}>
      {(title || texts.length > 0) && (
        <div className="head">
          {title && <h2>{title}</h2>}
          {texts.map(text => (
            <p key={text} className="lead">
              {text}
            </p>
          ))}
        </div>
      )}
      <ul>
        {services.map((service, at) => (
          <PlateOf key={service.name} service={service} at={at} Name={title ? 'h3' : 'h2'} />
        ))}
      </ul>
      <TaxNote services={services} />
    </section>
  )
}

interface PlateProps {
  service: Service
  at: number
  /** One level under the title of the section, where it has one. */
  Name: 'h2' | 'h3'
}

function PlateOf({ service, at, Name }: PlateProps) {
  const kind = flowerOf(service, at)
  const [first = '', ...rest] = (service.detail ?? '').split('\n')
  const words = rest.join(' ')
  return (
    <li className="plate" data-flower={kind}>
      <Plate kind={kind} />
      <Name>{say(service.name)}</Name>
      {words && (
        <p>
          <i>{say(first)}</i>
        </p>
      )}
      {first && <p>{say(words || first)}</p>}
      <PriceLine service={service} />
    </li>
  )
}

function PriceLine({ service }: { service: Service }) {
  const words = [shownPrice(service), service.unit && say(service.unit)].filter(Boolean).join(' ')
  return words ? <p className="price">{words}</p> : null
}

/** Prices as a page of the album; one service alone, under its own name. */
export function Offers(props: SectionProps) {
  const { site, section, page } = props
  const groups = shownGroups(site.facts, section, page.sections)
  const [only, ...others] = groups.flatMap(group => group.services)
  if (!only) return null
  if (others.length > 0 || section.title)
    return (
      <TitledSection section={section} title="Prix">
        <ServiceLists {...props} />
      </TitledSection>
    )
  const id = anchorOf(section)
  return (
    <section id={id} className="section prices only" aria-labelledby={`${id}-titre`}>
      <h2 id={`${id}-titre`}>{say(only.name)}</h2>
      {[...(only.detail ? [say(only.detail)] : []), ...textsOf(section)].map(text => (
        <p key={text}>{text}</p>
      ))}
      <PriceLine service={only} />
      <TaxNote services={[only]} />
    </section>
  )
}

const BY_WORD: [RegExp, Flower][] = [
  [/pavot|coquelicot|rose|tulipe|pivoine|dahlia|mariage/, 'poppy'],
  [/bleuet|lavande|iris|hortensia|deuil|seche/, 'cornflower'],
  [/marguerite|chrysantheme|aster|tournesol|plante|champ/, 'daisy'],
]
const ANY: Flower[] = ['poppy', 'cornflower', 'daisy']

function flowerOf({ name }: Service, at: number): Flower {
  const folded = fold(name)
  const called = BY_WORD.find(([word]) => word.test(folded))
  return called?.[1] ?? ANY[at % ANY.length] ?? 'poppy'
}
