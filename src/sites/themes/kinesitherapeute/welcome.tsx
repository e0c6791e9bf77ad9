import { fold } from '~/domain/text/slug'
import { Photo } from '../../parts/photo'
import { anchorOf, photosOf, requestAddress, say, textsOf, titleOf } from '../../site-view'
import { lengthClass } from '../../words/emphasis'
import { tradeWordsOf } from '../../words/trade-words'
import type { SectionProps } from '../theme'
import { Moves } from './drawings/moves'
import { Pebbles } from './drawings/pebbles'

/** The first panel: what one comes for, how to ask, and a drawing or the practice's photo that runs to its edges. */
export function Welcome({ site, section, page }: SectionProps) {
  const { facts, options } = site
  const title = titleOf(section) ?? say(facts.name)
  const [photo] = photosOf(site, section)
  const [arrangement, drawing] = (section.variant ?? 'quai-gestes').split('-')
  const Drawing = drawing === 'galets' ? Pebbles : Moves
  // An example's assistant is what one tries first.
  const assistant = options.purpose === 'example' && page.sections.find(({ kind }) => kind === 'assistant')
  const ask = assistant ? `#${anchorOf(assistant)}` : requestAddress(site)
  const words = /kine/.test(fold(facts.trade)) ? 'Demander une séance' : say(tradeWordsOf(facts).send)
  return (
    <section
      className="hero"
      id={anchorOf(section)}
      data-arrangement={arrangement}
      data-picture={photo ? 'photo' : drawing}
    >
      <div className="words">
        <h1 className={lengthClass(title)}>{title}</h1>
        {textsOf(section).map(text => (
          <p key={text}>{text}</p>
        ))}
        {ask && (
          <p>
            <a href={ask} className="button">
              {words}
            </a>
          </p>
        )}
      </div>
      {photo ? (
        <Photo site={site} photo={photo} sizes="(min-width: 62rem) 78rem, 100vw" first />
      ) : (
        <Drawing className="moves" />
      )}
    </section>
  )
}
