import { frenchSpaces } from '~/domain/text/french-spaces'
import { exampleOf } from '~/web/ui/examples/catalogue'
import { pictures } from '~/web/ui/examples/pictures'
import { Prose } from '~/web/ui/prose/prose'
import type { Town } from './town'
import { TownCalls } from './town-calls'
import { TownGains } from './town-gains'
import { TownMap } from './town-map'
import { TownPrice } from './town-price'
import styles from './town-text.module.css'

/** The text of a town between its map, what it costs there, an example with its name, and the nearest article. */
export function TownText({ town, html }: { town: Town; html: string }) {
  return (
    <div className={`stack-40 ${styles.town}`}>
      {town.spots && <TownMap town={town} spots={town.spots} />}
      <Prose html={html} />
      {town.family === 'site-internet-gratuit' ? <TownPrice town={town} /> : <TownCalls town={town} />}
      <section aria-labelledby="exemple" className={`stack-16 ${styles.part}`}>
        {town.gains.length > 0 ? (
          <TownGains town={town} />
        ) : (
          <h2 id="exemple">Un site dessiné pour un métier</h2>
        )}
        <img
          src={pictures[town.trade].desktop}
          width="960"
          height="640"
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
        <p className={styles.ways}>
          <a href={`/exemples/${town.trade}`}>Visiter l’exemple d’un site de {exampleOf(town.trade).of}</a>
          {town.article && <a href={town.article.path}>{frenchSpaces(town.article.label)}</a>}
        </p>
      </section>
      <p className={styles.sources}>
        Sources&nbsp;:{' '}
        {town.sources.map(({ label, url }, at) => (
          <span key={url}>
            {at > 0 && ', '}
            <a href={url} rel="noopener">
              {frenchSpaces(label)}
            </a>
          </span>
        ))}
        . Distances à vol d’oiseau et cumuls&nbsp;: nos calculs, au{' '}
        <time dateTime={town.as_of}>{town.as_of.split('-').reverse().join('/')}</time>.
      </p>
    </div>
  )
}
