import { Photo } from '../../parts/photo'
import { TelephoneLink } from '../../parts/telephone-link'
import { anchorOf, photosOf, requestAddress, say, textsOf, titleOf } from '../../site-view'
import { lengthClass } from '../../words/emphasis'
import { tradeWordsOf } from '../../words/trade-words'
import type { SectionProps } from '../theme'
import { Bench } from './drawings/bench'
import { Brushes } from './drawings/brushes'
import { Dovetail } from './drawings/dovetail'
import { Garden } from './drawings/garden'
import { Roof } from './drawings/roof'
import { Wall } from './drawings/wall'

const DRAWINGS: Record<string, typeof Bench> = {
  outils: Bench,
  toit: Roof,
  pinceaux: Brushes,
  mur: Wall,
  jardin: Garden,
}

/** The first sheet: what is made, a drawing or the firm's photo, and the block in the corner that says whose plan it is. */
export function TitleBlock({ site, section }: SectionProps) {
  const { facts, options } = site
  const title = titleOf(section) ?? say(facts.name)
  const [start, end] = /^(.+\u00a0:) (.+)$/su.exec(title)?.slice(1) ?? [title]
  const [photo] = photosOf(site, section)
  const request = requestAddress(site)
  const works = site.page.sections.find(({ kind }) => kind === 'services')
  const [arrangement, drawing = ''] = (section.variant ?? 'plan-assemblage').split('-')
  const Drawing = DRAWINGS[drawing]
  return (
    <section className="section hero" id={anchorOf(section)} data-arrangement={arrangement}>
      <div className="words">
        <h1 className={lengthClass(title)}>
          {start} {end && <em>{end}</em>}
        </h1>
        {textsOf(section).map(text => (
          <p key={text}>{text}</p>
        ))}
        <p className="ways">
          {request && (
            <a href={request} className="button">
              {tradeWordsOf(facts).send}
            </a>
          )}
          {works && (
            <a href={`#${anchorOf(works)}`} className="button">
              Voir les ouvrages
            </a>
          )}
        </p>
      </div>
      {photo ? (
        <Photo site={site} photo={photo} sizes="(min-width: 62rem) 45vw, 100vw" first />
      ) : Drawing ? (
        <Drawing className="drawing" />
      ) : (
        <Dovetail className="drawing" measured={options.purpose === 'example'} />
      )}
      <dl className="block">
        <div>
          <dt>Atelier</dt>
          <dd>{say(facts.name)}</dd>
        </div>
        {facts.address.city && (
          <div>
            <dt>Lieu</dt>
            <dd>{say(facts.address.city)}</dd>
          </div>
        )}
        {facts.telephone && (
          <div>
            <dt>Téléphone</dt>
            <dd>
              <TelephoneLink telephone={facts.telephone} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
