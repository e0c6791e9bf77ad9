import { Photo } from '../../parts/photo'
import { anchorOf, photosOf, say, textsOf, titleOf } from '../../site-view'
import { lengthClass } from '../../words/emphasis'
import type { SectionProps } from '../theme'
import { Bicycle } from './drawings/bicycle'
import { Car } from './drawings/car'
import { Dashboard } from './drawings/dashboard'
import { Wheel } from './drawings/wheel'

const DRAWINGS: Record<string, typeof Wheel> = { cadran: Dashboard, roue: Wheel, velo: Bicycle, voiture: Car }

/** The first view: a sentence as large as the wall, and a drawing or the firm's photo that rises beside it. */
export function Forecourt({ site, section }: SectionProps) {
  const title = titleOf(section) ?? say(site.facts.name)
  // « Le prix d’abord. La clé ensuite. »: the second sentence is smaller.
  const [first = title, rest = ''] = /^(.+?[.!?]) (.+)$/su.exec(title)?.slice(1) ?? []
  const texts = textsOf(section)
  const [photo] = photosOf(site, section)
  const [ground, drawing = ''] = (section.variant ?? 'jaune-cadran').split('-')
  const Drawing = DRAWINGS[drawing] ?? Dashboard
  const rises = !photo && texts.length === 0 && leavesRoom(first, rest)
  return (
    <section className={rises ? 'hero rising' : 'hero'} id={anchorOf(section)} data-ground={ground}>
      <div className="words">
        <h1 className={lengthClass(first)}>
          <span>{first}</span> {rest && <small>{rest}</small>}
        </h1>
        {texts.map(text => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {photo ? (
        <Photo site={site} photo={photo} sizes="(min-width: 62rem) 45vw, 100vw" first />
      ) : (
        <Drawing className="drawing" />
      )}
    </section>
  )
}

/** Whether the title stands in two short lines and a third in small, so that the drawing may rise at their right. */
const leavesRoom = (first: string, rest: string) =>
  first.length >= 12 &&
  first.length <= 18 &&
  first.split(' ').every(word => word.length <= 9) &&
  rest.length <= 20
