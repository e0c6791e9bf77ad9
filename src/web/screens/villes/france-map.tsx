import map from '~/web/ui/map/map-figure.module.css'
import { placeLabels, tenth } from '~/web/ui/map/place-labels'
import styles from './france-map.module.css'

interface Spot {
  slug: string
  name: string
  population: number
  point: { lat: number; lng: number } | null
}

const SIZE = { width: 400, height: 400, letter: 11, most: 26 }
/** Mainland and Corsica. */
const FRAME = { west: -5.3, east: 9.8, south: 41.2, north: 51.3 }

/** Where the cities lie: a dot each that leads to its page, the largest ones named. The list below says the same to who listens. */
export function FranceMap({ cities }: { cities: Spot[] }) {
  const discs = [...cities]
    .sort((a, b) => b.population - a.population)
    .flatMap(({ slug, name, population, point }) =>
      point ? { slug, name, ...project(point), r: tenth(Math.max(1.6, Math.sqrt(population / 40_000))) } : [],
    )
  const chief = discs.filter((disc, at) => !discs.slice(0, at).some(larger => close(larger, disc)))
  const labels = placeLabels(chief, SIZE)
  return (
    <figure className={`${map.figure} ${styles.map}`}>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden>
        {discs.map(({ slug, name, x, y, r }) => (
          <a key={slug} href={`/site-internet-gratuit-${slug}`} tabIndex={-1}>
            <title>{name}</title>
            <circle cx={x} cy={y} r={r} />
          </a>
        ))}
        {chief.map(({ slug, name }, at) => {
          const label = labels[at]
          return (
            label && (
              <text key={slug} x={label.x} y={label.y} textAnchor={label.anchor}>
                {name}
              </text>
            )
          )
        })}
      </svg>
      <figcaption>
        Chaque disque est une ville que deux sources situent, et mène à sa page. L’outre-mer est dans la
        liste, sans distances.
      </figcaption>
    </figure>
  )
}

/** A suburb's name would cover its city's. */
const close = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y) < 14

/** Flat, as wide as France is at 46.5° north. */
function project({ lat, lng }: { lat: number; lng: number }): { x: number; y: number } {
  const narrow = Math.cos((46.5 * Math.PI) / 180)
  const scale = SIZE.height / (FRAME.north - FRAME.south)
  const left = (SIZE.width - (FRAME.east - FRAME.west) * narrow * scale) / 2
  return { x: tenth(left + (lng - FRAME.west) * narrow * scale), y: tenth((FRAME.north - lat) * scale) }
}
