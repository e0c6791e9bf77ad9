import { formatTenths, formatWhole } from '../text/french'
import { type Html, html, join, list, table } from '../text/html'
import type { City } from './city'
import { advice } from './clients-page-advice'
import { roadNote } from './local-notes'
import { nearTable } from './near-table'
import { districtTable, unplacedWords, unsureWords, withDistance } from './neighbour-words'
import { type Neighbourhood, townsToShow } from './neighbourhood'
import { orderAdvice } from './order-advice'
import { atPlace, enumerate, kilometres, ofPlace, otherTowns } from './place-names'
import { profileAdvice } from './profile-advice'

/**
 * How far a firm of that city should reach to find clients, and in which order. A sentence that would be true of another
 * city is left out; what a call costs is the same everywhere and stands beside this text.
 */
export function clientsPageContent(city: City, around: Neighbourhood | null): string {
  return join(
    ...(around ? zone(city, around) : group(city)),
    districtTable(city),
    html`<h2>La fiche Google d’une entreprise ${ofPlace(city)}</h2>`,
    list(profileAdvice(city, around)),
    around && html`<h2>Le prix d’un appel, de près ou de loin</h2>`,
    around && callFrom(city, around),
  )
}

function zone(city: City, around: Neighbourhood): (Html | null)[] {
  return [
    html`<p>${formatWhole(city.population)} habitants ${atPlace(city)} (${city.year}) : ${reach(around)}</p>`,
    html`<h2>Quelle zone acheter, selon la distance</h2>`,
    ringTable(city, around),
    advice(city, around),
    html`<h2>Dans quel ordre y aller</h2>`,
    nearTable(city, 'acquisition-client', townsToShow(around, 5)),
    orderAdvice(city, around),
    roadNote(city),
    unsureWords(city, around),
  ]
}

function reach({ near, rings: [ten, , thirty] }: Neighbourhood): string {
  const [nearest] = near
  if (!nearest || !ten || !thirty) return 'aucune autre ville n’est située avec certitude.'
  if (thirty.towns === 0)
    return `la première autre ville, ${nearest.name}, est à ${kilometres(nearest.km)} ${nearest.side}.`
  if (thirty.towns === 1)
    return ten.towns === 1
      ? `une autre ville à 10 km, ${withDistance(nearest)}, et pas une de plus à 30 km.`
      : `aucune autre ville à 10 km, une seule à 30 km, ${withDistance(nearest)}.`
  const within = ten.towns > 0 ? `${otherTowns(ten.towns)} à 10 km` : 'aucune autre ville à 10 km'
  return `${within}, ${thirty.towns === ten.towns ? 'pas une de plus' : `${formatWhole(thirty.towns)} en tout`} à 30 km, la plus proche étant ${withDistance(nearest)}.`
}

function ringTable(city: City, { near, rings }: Neighbourhood): Html {
  let before = 0
  const rows = rings.map(({ km, people }) => {
    const [from, to] = [before, km]
    before = km
    const entering = near.filter(place => place.km > from && place.km <= to)
    const [largest, second] = [...entering].sort((a, b) => b.population - a.population)
    const names = largest
      ? enumerate([largest, ...(second ? [second] : [])].map(({ name }) => name))
      : 'aucune ville'
    return [kilometres(km), formatWhole(city.population + people), times(city, people), names]
  })
  return table(
    `Public atteint en partant ${ofPlace(city)}, villes de 8 000 habitants et plus`,
    ['Rayon', 'Habitants, au moins', `Par rapport ${atPlace(city)}`, 'Ce que l’on gagne'],
    rows,
  )
}

function times(city: City, people: number): string {
  const ratio = (city.population + people) / city.population
  return ratio === 1 ? 'rien de plus' : `× ${formatTenths(ratio)}`
}

function group(city: City): Html[] {
  const { zone, members } = city
  const rest = zone ? zone.population - city.population : 0
  return [
    html`<p>${formatWhole(city.population)} habitants ${atPlace(city)} (${city.year})${zone ? `, ${formatWhole(rest)} dans les autres communes de l’intercommunalité` : ''}.</p>`,
    html`<h2>Jusqu’où aller</h2>`,
    html`<p>Par population : ${enumerate(members.map(({ name, population }) => `${name} (${formatWhole(population)})`))}. ${unplacedWords(city)}</p>`,
  ]
}

function callFrom(city: City, { near }: Neighbourhood): Html | null {
  const far = near.filter(({ km }) => km <= 30).at(-1) ?? near.at(-1)
  const [close] = near
  if (!far || !close) return null
  const two = far === close ? ofPlace(far) : `${ofPlace(close)} ou ${ofPlace(far)}`
  return html`<p>Un appel venu ${two} coûte ce que coûte un appel ${ofPlace(city)} : le prix suit le métier. Le trajet, lui, s’ajoute : au moins ${far.km * 2} km de route, aller et retour, pour ${far.name}.</p>`
}
