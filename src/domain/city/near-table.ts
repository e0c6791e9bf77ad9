import { formatWhole } from '../text/french'
import { type Html, link, table } from '../text/html'
import type { City, CityFamily } from './city'
import type { Neighbour } from './neighbourhood'
import { kilometres, ofPlace } from './place-names'

/** The nearest towns one by one: how far, which way, how many people, and across which border. */
export function nearTable(city: City, family: CityFamily, near: Neighbour[]): Html {
  return table(
    near.length === 1
      ? `La ville la plus proche ${ofPlace(city)}, à vol d’oiseau`
      : `Les villes les plus proches ${ofPlace(city)}, à vol d’oiseau`,
    ['Ville', 'Distance', 'Habitants', 'Dépt'],
    near.map(({ name, slug, km, side, population, department }) => [
      slug ? link(`/${family}-${slug}`, name) : name,
      `${kilometres(km)} ${side}`,
      formatWhole(population),
      department.code,
    ]),
  )
}
