import { formatWhole } from '../text/french'
import { type Html, html } from '../text/html'
import type { City } from './city'
import { withDistances } from './neighbour-words'
import type { Neighbour, Neighbourhood } from './neighbourhood'
import { ofPlace } from './place-names'

/** Where the first euro goes: into the town, next door, or onto the road. */
export function advice(
  city: City,
  { near, rings: [ten, twenty, thirty], unsure }: Neighbourhood,
): Html | null {
  const [nearest] = near
  if (!nearest || !ten || !twenty || !thirty) return null
  const close = near.filter(({ km }) => km <= 10)
  const largest = largestOf(near.filter(({ km }) => km > 5 && km <= 20)) ?? nearest
  if (ten.people >= 3 * city.population) {
    const five = close.filter(({ km }) => km <= 5)
    const first = five.length > 0 ? five : close
    const then = first.includes(largest) ? '' : `, puis élargissez vers ${largest.name}`
    return html`<p>Pour un habitant ${ofPlace(city)}, il y en a ${formatWhole(Math.round(ten.people / city.population))} autres dans un rayon de 10 km. Achetez ${five.length > 0 ? 5 : 10} km d’abord, soit ${withDistances(first, 4)}${then}.</p>`
  }
  const more = twenty.people - ten.people
  const wider =
    more === 0 ? 'une de 20 km n’ajoute aucune ville' : `une de 20 km ajoute ${formatWhole(more)} habitants`
  if (ten.people >= city.population / 2)
    return html`<p>${withDistances(close, 5)} ${close.length > 1 ? 'forment' : 'forme'} avec ${city.name} un seul bassin : une zone de 10 km les prend ${close.length > 1 ? 'toutes' : 'ensemble'}, ${wider}.</p>`
  if (twenty.people > city.population)
    return html`<p>La clientèle est plus loin : à 20 km, ${withDistances(
      near.filter(({ km }) => km <= 20),
      4,
    )} ${twenty.towns > 1 ? 'ajoutent' : 'ajoute'} ${formatWhole(twenty.people)} habitants aux ${formatWhole(city.population)} ${ofPlace(city)}. Dites le prix du trajet avant de le faire.</p>`
  if (twenty.towns > 0)
    return html`<p>L’essentiel est dans la ville : à 20 km, ${withDistances(
      near.filter(({ km }) => km <= 20),
      4,
    )} n’${twenty.towns > 1 ? 'ajoutent' : 'ajoute'} que ${formatWhole(twenty.people)} habitants aux ${formatWhole(city.population)} ${ofPlace(city)}. Ne payez le trajet que pour les chantiers qui le valent.</p>`
  if (unsure.length > 0) return null
  return html`<p>Aucune ville à 20 km ${ofPlace(city)} : ${withDistances(near.slice(0, 3), 3)} ${near.length > 1 ? 'sont les premières' : 'est la première'}. Gardez une zone de 20 km, qui prend ses villages, et refusez les appels ${ofPlace(nearest)} si la route, au moins ${nearest.km * 2} km aller et retour, mange la marge.</p>`
}

/** The most populous, the first of equals; undefined where there is none. */
export const largestOf = (near: Neighbour[]): Neighbour | undefined =>
  [...near].sort((a, b) => b.population - a.population)[0]
