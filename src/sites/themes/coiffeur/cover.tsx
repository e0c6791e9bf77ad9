import { Photo } from '../../parts/photo'
import { anchorOf, photosOf, requestAddress, textsOf, titleOf } from '../../site-view'
import { lengthClass } from '../../words/emphasis'
import { tradeWordsOf } from '../../words/trade-words'
import type { SectionProps } from '../theme'
import { Flasks } from './drawings/flasks'
import { Heads } from './drawings/heads'
import { Tools } from './drawings/tools'
import { Masthead } from './voices'

const DRAWINGS: Record<string, typeof Heads> = { tetes: Heads, outils: Tools, flacons: Flasks }

/** The cover: the name as a masthead, a drawing or the firm's photo, and the lines of a front page. */
export function Cover({ site, section }: SectionProps) {
  const { facts } = site
  const [photo] = photosOf(site, section)
  const request = requestAddress(site)
  const [arrangement, drawing = ''] = (section.variant ?? 'couverture-tetes').split('-')
  const Drawing = DRAWINGS[drawing] ?? Heads
  const title = titleOf(section)
  return (
    <section className="cover" id={anchorOf(section)} data-arrangement={arrangement}>
      <h1 className={`masthead ${lengthClass(facts.name)}`}>
        <Masthead name={facts.name} />
      </h1>
      {photo ? (
        <Photo site={site} photo={photo} sizes="(min-width: 62rem) 52rem, 100vw" first />
      ) : (
        <Drawing className="heads" />
      )}
      <ul className="lines">
        {title && <li>{title}</li>}
        {textsOf(section).map((line, at) => (
          <li key={line}>{at === 0 ? <Opening line={line} /> : line}</li>
        ))}
        {request && (
          <li className="unprinted">
            <a href={request}>{tradeWordsOf(facts).send}</a>
          </li>
        )}
      </ul>
    </section>
  )
}

/** The first line begins in italics. */
function Opening({ line }: { line: string }) {
  const [first = '', ...rest] = line.split(' ')
  return (
    <>
      <em>{first}</em> {rest.join(' ')}
    </>
  )
}
