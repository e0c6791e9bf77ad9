import { nameHash } from '~/domain/text/name-hash'
import { Photo } from '../parts/photo'
import { TelephoneLink } from '../parts/telephone-link'
import { anchorOf, photosOf, requestAddress, say, textsOf, titleOf } from '../site-view'
import { Monogram, Tiles } from '../themes/simple/drawings'
import type { SectionProps } from '../themes/theme'
import { lengthClass } from '../words/emphasis'

/** Name, what it does and where, two ways to ask, and a photo or a drawing made from the name. */
export function PlainHero({ site, section }: SectionProps) {
  const { facts } = site
  const title = titleOf(section) ?? say(facts.name)
  const [lead, ...more] = textsOf(section)
  const [photo] = photosOf(site, section)
  const request = requestAddress(site)
  const Drawing = nameHash(facts.name) % 2 === 0 ? Tiles : Monogram
  return (
    <section className="section hero" id={anchorOf(section)} data-variant={section.variant ?? undefined}>
      <div className="words">
        <p className="kicker">
          {[facts.trade, facts.address.city].filter(Boolean).map(String).map(say).join(' · ')}
        </p>
        <h1 className={lengthClass(title)}>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {more.map(text => (
          <p key={text}>{text}</p>
        ))}
        <p className="ways">
          {request && (
            <a href={request} className="button">
              Nous écrire
            </a>
          )}
          <TelephoneLink telephone={facts.telephone} className="call" />
        </p>
      </div>
      <div className="picture">
        {photo ? (
          <Photo site={site} photo={photo} sizes="(min-width: 62rem) 50vw, 100vw" first />
        ) : (
          <Drawing name={facts.name} />
        )}
      </div>
    </section>
  )
}
