import { Photo } from '../../parts/photo'
import { anchorOf, photosOf, say, textsOf, titleOf } from '../../site-view'
import { lengthClass } from '../../words/emphasis'
import type { SectionProps } from '../theme'
import { Abacus } from './drawings/abacus'
import { Ledgers } from './drawings/ledgers'

const DRAWINGS = { registres: Ledgers, boulier: Abacus }

/** The first page of the ledger: what the firm says, on ruled lines; alone, or with a drawing or the firm's photo. */
export function FirstPage({ site, section }: SectionProps) {
  const title = titleOf(section) ?? say(site.facts.name)
  const [photo] = photosOf(site, section)
  const [arrangement, drawn] = (section.variant ?? 'page').split('-')
  const Drawing = Object.entries(DRAWINGS).find(([name]) => name === drawn)?.[1]
  return (
    <section
      className="hero"
      id={anchorOf(section)}
      data-arrangement={photo && !Drawing ? 'volet' : arrangement}
    >
      <div className="words">
        <h1 className={lengthClass(title)}>{title}</h1>
        {textsOf(section).map(text => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {photo ? (
        <Photo site={site} photo={photo} sizes="(min-width: 74rem) 30rem, 100vw" first />
      ) : (
        Drawing && <Drawing className="drawing" />
      )}
    </section>
  )
}
