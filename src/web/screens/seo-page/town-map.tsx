import { RINGS } from '~/domain/city/neighbourhood'
import map from '~/web/ui/map/map-figure.module.css'
import type { Town } from './town'
import styles from './town-map.module.css'
import { layOut, MAP } from './town-map-layout'

const grounds: Record<number, string> = {
  10: 'var(--feuillet-rose)',
  20: 'var(--feuillet-jaune)',
  30: 'var(--feuillet-vert)',
}

/** The town and those around it, as the crow flies: circles at 10, 20 and 30 km as far as they are needed, dots by population. */
export function TownMap({ town, spots }: { town: Town; spots: NonNullable<Town['spots']> }) {
  const { dots, kilometre, rings } = layOut(town.name, spots, RINGS)
  const [x, y] = [MAP.width / 2, MAP.height / 2]
  return (
    <figure className={`${map.figure} ${styles.map}`}>
      <svg
        viewBox={`0 0 ${MAP.width} ${MAP.height}`}
        role="img"
        aria-label={`Carte des villes autour ${town.of}\u202f; leurs distances sont dans le tableau plus bas.`}
      >
        {rings.map(km => (
          <g key={km} className={styles.ring} style={{ '--fond': grounds[km] }}>
            <circle cx={x} cy={y} r={km * kilometre} />
            <text x={x} y={y - km * kilometre + 11} textAnchor="middle">
              {km}&nbsp;km
            </text>
          </g>
        ))}
        {dots.map(dot => (
          <g key={`${dot.name} ${dot.x} ${dot.y}`} className={dot.home ? styles.home : styles.dot}>
            <circle cx={dot.x} cy={dot.y} r={dot.r} />
            {dot.label && (
              <text x={dot.label.x} y={dot.label.y} textAnchor={dot.label.anchor}>
                {dot.name}
              </text>
            )}
          </g>
        ))}
      </svg>
      <figcaption>
        Villes de 8&#8239;000 habitants et plus autour {town.of}, le nord en haut. Un disque plus grand, une
        ville plus peuplée.
      </figcaption>
    </figure>
  )
}
