import { Photo } from '../../parts/photo'
import { TelephoneLink } from '../../parts/telephone-link'
import { anchorOf, photosOf, requestAddress, say, textsOf, titleOf } from '../../site-view'
import { lengthClass } from '../../words/emphasis'
import type { SectionProps } from '../theme'
import { BoilerRoom } from './drawings/boiler-room'
import { Lock } from './drawings/lock'
import { Shower } from './drawings/shower'
import { Switchboard } from './drawings/switchboard'

const DRAWINGS: Record<string, typeof Shower> = {
  chaufferie: BoilerRoom,
  douche: Shower,
  tableau: Switchboard,
  serrure: Lock,
}

/** Where, what, and the number to call, larger than all the rest. */
export function NumberFirst({ site, section }: SectionProps) {
  const { facts } = site
  const { towns } = facts.area
  const where = towns.length > 0 ? towns.slice(0, 4).join(', ') : facts.address.city
  const title = titleOf(section) ?? say(facts.name)
  const [beside, ...more] = textsOf(section)
  const [photo] = photosOf(site, section)
  const request = requestAddress(site)
  const [ground, drawing = ''] = (section.variant ?? 'nuit-chaufferie').split('-')
  const Drawing = DRAWINGS[drawing] ?? BoilerRoom
  return (
    <section className="hero" id={anchorOf(section)} data-ground={ground}>
      <div className="words">
        {where && <p className="zone">{say(where)}</p>}
        <h1 className={lengthClass(title)}>
          {linesOf(title).map(line => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        {facts.telephone ? (
          <p className="call">
            <TelephoneLink telephone={facts.telephone} />
            {beside && <span>{beside}</span>}
          </p>
        ) : (
          beside && <Advice text={beside} />
        )}
        {more.map(text => (
          <Advice key={text} text={text} />
        ))}
        {request && (
          <p className="written unprinted">
            <a href={request}>Demander un devis</a>
          </p>
        )}
      </div>
      {photo ? (
        <Photo site={site} photo={photo} sizes="(min-width: 62rem) 45vw, 100vw" first />
      ) : (
        <Drawing className="drawing" />
      )}
    </section>
  )
}

/** What is to be done at once: its first words, up to a colon, stand out. */
function Advice({ text }: { text: string }) {
  const [, first, rest] = /^(.{1,30}?\u00a0:) (.+)$/su.exec(text) ?? []
  return (
    <p className="first">
      {first ? (
        <>
          <strong>{first}</strong> {rest}
        </>
      ) : (
        text
      )}
    </p>
  )
}

/** « Ça coule ? On ferme, on répare. » is three lines. */
const linesOf = (title: string) => title.split(/(?<=[,.?!]) /u)
