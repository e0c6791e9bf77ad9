import { formatWhole } from '../text/french'
import { type Html, html, table } from '../text/html'
import type { City } from './city'
import type { Neighbour, Neighbourhood } from './neighbourhood'
import { enumerate, inDepartment, kilometres, ofPlace } from './place-names'

/** « Villeurbanne (3 km) ». */
export const withDistance = ({ name, km }: Neighbour): string => `${name} (${kilometres(km)})`

/** « Villeurbanne (3 km), Bron (7 km) et Vénissieux (6 km) ». */
export const withDistances = (near: Neighbour[], most = 6): string => enumerate(near.map(withDistance), most)

/** The nearest town across the border of the department, where there is one near enough to work in. */
export function acrossBorder(near: Neighbour[]): Neighbour | null {
  return near.find(({ sameDepartment, km }) => !sameDepartment && km <= 30) ?? null
}

/** « Vénissieux, à 6 km, est dans le Rhône ». */
export const whereIs = ({ name, km, department }: Neighbour): string =>
  `${name}, à ${kilometres(km)}, est ${inDepartment(department)}`

/** The arrondissements of Paris, Lyon and Marseille, most populous first. */
export function districtTable(city: City): Html | null {
  if (city.districts.length === 0) return null
  const districts = [...city.districts].sort((a, b) => b.population - a.population)
  return html`${table(
    `${city.name} par arrondissement, du plus peuplé au moins peuplé`,
    ['Arrondissement', 'Habitants'],
    districts.map(({ name, population }) => [name.replace(/ arrondissement$/, ''), formatWhole(population)]),
  )}`
}

/** Why a page measures nothing: said to its reader, and the reason why search engines are not offered it. */
export function unplacedWords(city: City): string {
  const merged =
    city.former.length > 0
      ? 'réunit d’anciennes communes, et nos sources ne lui donnent pas le même centre'
      : 'n’est pas au même endroit dans nos sources'
  return `${city.name} ${merged} : cette page ne mesure aucune distance.`
}

/** What is there and not counted, so that no gap looks like an empty landscape. */
export function unsureWords(city: City, { unsure }: Neighbourhood): Html | null {
  if (unsure.length === 0) return null
  return html`<p>Autour ${ofPlace(city)}, sans compter ${enumerate(unsure, 2)} : distance à confirmer.</p>`
}
