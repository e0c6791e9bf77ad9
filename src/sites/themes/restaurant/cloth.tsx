import { Photo } from '../../parts/photo'
import { anchorOf, photosOf, say, textsOf, titleOf } from '../../site-view'
import { lengthClass } from '../../words/emphasis'
import type { SectionProps } from '../theme'
import { Loaves } from './drawings/loaves'
import { Plate } from './drawings/plate'
import { Table } from './drawings/table'

const DRAWINGS: Record<string, typeof Plate> = { assiette: Plate, table: Table, pains: Loaves }

/** The cloth, seen from above: the name, what is on the table, and a word on today. */
export function Cloth({ site, section }: SectionProps) {
  const { facts } = site
  const [cloth, drawing = ''] = (section.variant ?? 'carreaux-assiette').split('-')
  const Drawing = DRAWINGS[drawing] ?? Plate
  const [photo] = photosOf(site, section)
  const [today, ...more] = textsOf(section)
  const title = titleOf(section)
  return (
    <section className="cloth" id={anchorOf(section)} data-cloth={cloth}>
      <h1 className={`name ${lengthClass(facts.name)}`}>{say(facts.name)}</h1>
      {photo ? (
        <Photo site={site} photo={photo} sizes="(min-width: 40rem) 38rem, 100vw" first />
      ) : (
        <Drawing className={Drawing === Plate ? 'plate' : 'plate upright'} />
      )}
      {(today ?? title) && (
        <p className="today">
          {title && <strong>{title}</strong>}
          {today && <Today words={today} />}
          {more.map(text => (
            <span key={text}>{text}</span>
          ))}
        </p>
      )}
    </section>
  )
}

/** « Aujourd’hui, la truite »: what follows the comma of a short word stands out. */
function Today({ words }: { words: string }) {
  const [, when, what] = /^(\S{1,14}, )(.+)$/su.exec(words) ?? []
  if (!when) return <span className="whole">{words}</span>
  return (
    <>
      {when}
      <strong>{what}</strong>
    </>
  )
}
