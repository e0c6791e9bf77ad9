import { fold } from '~/domain/text/slug'
import { Photo } from '../../parts/photo'
import { TelephoneLink } from '../../parts/telephone-link'
import { anchorOf, photosOf, requestAddress, say, textsOf, titleOf } from '../../site-view'
import { lengthClass } from '../../words/emphasis'
import type { SectionProps } from '../theme'
import { Basket } from './drawings/basket'
import { Bunch } from './drawings/bunch'
import { Potted } from './drawings/potted'
import { Vase } from './drawings/vase'

const DRAWINGS: Record<string, typeof Vase> = { bouquet: Bunch, vase: Vase, panier: Basket, pot: Potted }

/** The first two pages of the album: the name on one, a drawing or the firm's photo on the other. */
export function Welcome({ site, section, page }: SectionProps) {
  const { facts, options } = site
  const [photo] = photosOf(site, section)
  const [lead, ...more] = textsOf(section)
  const [arrangement, drawing = ''] = (section.variant ?? 'album-bouquet').split('-')
  const Drawing = DRAWINGS[drawing] ?? Bunch
  const above = titleOf(section) ?? (facts.address.city && say(facts.address.city))
  // An example's assistant is what one tries first.
  const assistant = options.purpose === 'example' && page.sections.find(({ kind }) => kind === 'assistant')
  const ask = assistant ? `#${anchorOf(assistant)}` : requestAddress(site)
  return (
    <>
      <section className="hero" id={anchorOf(section)} data-arrangement={arrangement}>
        {above && <p>{above}</p>}
        <h1 className={lengthClass(facts.name)}>{say(facts.name)}</h1>
        {lead && <p className="lead">{lead}</p>}
        {more.map(text => (
          <p key={text}>{text}</p>
        ))}
        <p className="ways">
          {ask && (
            <a href={ask} className="button">
              {/fleur/.test(fold(facts.trade)) ? 'Commander un bouquet' : 'Nous écrire'}
            </a>
          )}
          <TelephoneLink telephone={facts.telephone} className="call" />
        </p>
      </section>
      <div className={photo ? 'bunch pictured' : 'bunch'}>
        {photo ? (
          <Photo site={site} photo={photo} sizes="(min-width: 62rem) 42vw, 100vw" first />
        ) : (
          <Drawing />
        )}
      </div>
    </>
  )
}
