import { type Html, html, join, list, table } from '../text/html'
import type { City } from './city'
import { districtTable, nearTable, unsureWords, withDistance, withDistances } from './neighbour-words'
import { type Neighbour, type Neighbourhood, townsToShow } from './neighbourhood'
import { atPlace, enumerate, kilometres, ofPlace, otherTowns, thanPlace, wholeNumber } from './place-names'

/** Google lets a business profile name twenty service areas at most. */
const SERVICE_AREAS = 20

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
    html`<p>${wholeNumber(city.population)} habitants ${atPlace(city)} (${city.year}) : ${reach(around)}</p>`,
    html`<h2>Quelle zone acheter, selon la distance</h2>`,
    ringTable(city, around),
    advice(city, around),
    html`<h2>Dans quel ordre y aller</h2>`,
    nearTable(city, 'acquisition-client', townsToShow(around, 5)),
    order(city, around),
    unsureWords(city, around),
  ]
}

function reach({ near, rings: [ten, , thirty] }: Neighbourhood): string {
  const [nearest] = near
  if (!nearest || !ten || !thirty) return 'aucune autre ville n’est située avec certitude.'
  if (thirty.towns === 0)
    return `la première autre ville, ${nearest.name}, est à ${kilometres(nearest.km)} ${nearest.side}.`
  const within = ten.towns > 0 ? `${otherTowns(ten.towns)} à 10 km` : 'aucune autre à 10 km'
  return `${within}, ${thirty.towns === ten.towns ? 'pas une de plus' : `${wholeNumber(thirty.towns)} en tout`} à 30 km, la plus proche étant ${withDistance(nearest)}.`
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
    return [kilometres(km), wholeNumber(city.population + people), times(city, people), names]
  })
  return table(
    `Public atteint en partant ${ofPlace(city)}, villes de 8 000 habitants et plus`,
    ['Rayon', 'Habitants, au moins', `Par rapport à ${city.name}`, 'Ce que l’on gagne'],
    rows,
  )
}

function times(city: City, people: number): string {
  const ratio = (city.population + people) / city.population
  return ratio === 1 ? 'rien de plus' : `× ${ratio.toLocaleString('fr-FR', { maximumFractionDigits: 1 })}`
}

/** Where the first euro goes: into the town, next door, or onto the road. */
function advice(city: City, { near, rings: [ten, twenty, thirty], unsure }: Neighbourhood): Html | null {
  const [nearest] = near
  if (!nearest || !ten || !twenty || !thirty) return null
  const close = near.filter(({ km }) => km <= 10)
  const largest = largestOf(near.filter(({ km }) => km > 5 && km <= 20)) ?? nearest
  if (ten.people >= 3 * city.population)
    return html`<p>Pour un habitant ${ofPlace(city)}, il y en a ${wholeNumber(Math.round(ten.people / city.population))} autres dans un rayon de 10 km. Achetez 5 km d’abord, soit ${
      withDistances(
        close.filter(({ km }) => km <= 5),
        4,
      ) || withDistance(nearest)
    }, puis élargissez vers ${largest.name}.</p>`
  const more = twenty.people - ten.people
  const wider =
    more === 0 ? 'une de 20 km n’ajoute aucune ville' : `une de 20 km ajoute ${wholeNumber(more)} habitants`
  if (ten.people >= city.population / 2)
    return html`<p>${withDistances(close, 5)} ${close.length > 1 ? 'forment' : 'forme'} avec ${city.name} un seul bassin : une zone de 10 km les prend ${close.length > 1 ? 'toutes' : 'ensemble'}, ${wider}.</p>`
  if (twenty.towns > 0)
    return html`<p>L’essentiel est dans la ville : à 20 km, ${withDistances(
      near.filter(({ km }) => km <= 20),
      4,
    )} n’${twenty.towns > 1 ? 'ajoutent' : 'ajoute'} que ${wholeNumber(twenty.people)} habitants aux ${wholeNumber(city.population)} ${ofPlace(city)}. Ne payez le trajet que pour les chantiers qui le valent.</p>`
  if (unsure.length > 0) return null
  return html`<p>${city.name} est seule : ${withDistances(near.slice(0, 3), 3)}. Gardez une zone de 20 km, qui prend ses villages, et refusez les appels ${ofPlace(nearest)} si ${nearest.km * 2} km aller-retour mangent la marge.</p>`
}

const largestOf = (near: Neighbour[]): Neighbour | undefined =>
  [...near].sort((a, b) => b.population - a.population)[0]

function order(city: City, around: Neighbourhood): Html | null {
  const { near } = around
  const shown = townsToShow(around, 5)
  const most = largestOf(shown)
  const outside = near.filter(({ sameGroup, km }) => !sameGroup && km <= 20)
  if (!most || shown.length < 2) return null
  const border =
    outside.length > 0 ? ` Hors de l’intercommunalité mais à portée : ${withDistances(outside, 3)}.` : ''
  return html`<p>De ces ${shown.length} villes, ${most.name} est la plus peuplée (${wholeNumber(most.population)} habitants, ${kilometres(most.km)} ${most.side} ${ofPlace(city)}).${border}</p>`
}

function group(city: City): Html[] {
  const { zone, members } = city
  const rest = zone ? zone.population - city.population : 0
  return [
    html`<p>${wholeNumber(city.population)} habitants ${atPlace(city)} (${city.year})${zone ? `, ${wholeNumber(rest)} dans les autres communes de l’intercommunalité` : ''}.</p>`,
    html`<h2>Jusqu’où aller</h2>`,
    html`<p>Par population : ${enumerate(members.map(({ name, population }) => `${name} (${wholeNumber(population)})`))}. Les distances ${ofPlace(city)} manquent ici : nos deux sources ne la situent pas ensemble.</p>`,
  ]
}

function profileAdvice(city: City, around: Neighbourhood | null): Html[] {
  const { postal_codes: codes } = city
  const names = (around?.near ?? []).map(({ name }) => name).slice(0, SERVICE_AREAS - 1)
  const last = around?.near[names.length - 1]
  const areas =
    last && names.length > 3
      ? html`Des ${SERVICE_AREAS} zones que Google admet, après ${city.name} et de proche en proche : ${enumerate(names, 7)}${names.length === SERVICE_AREAS - 1 ? `, ce qui mène à ${kilometres(last.km)}` : ''}.`
      : null
  const target =
    codes.length > 1
      ? html`Une campagne par code postal a ${codes.length} cibles ${atPlace(city)}, de ${codes[0] ?? ''} à ${codes.at(-1) ?? ''} : commencez par celle de vos derniers chantiers.`
      : city.code_sharers.length > 0
        ? html`Viser le seul ${codes[0] ?? ''} touche aussi ${enumerate(city.code_sharers, 4)} : ${city.code_sharers.length > 1 ? 'excluez ces communes' : 'excluez cette commune'} si vous n’y allez pas.`
        : html`Viser le seul ${codes[0] ?? ''} ne touche ${thanPlace(city)}.`
  const confused =
    city.homonyms.length > 0
      ? html`Un appel destiné à une autre ${city.name} (${enumerate(city.homonyms, 4)}) n’est pas un client : dites « ${city.departmentData.name} » en décrochant.`
      : null
  const former =
    city.former.length > 0
      ? html`Dans les avis et sous les photos, ${enumerate(city.former, 5)} ${city.former.length > 1 ? 'situent' : 'situe'} mieux un chantier ${thanPlace(city)}.`
      : null
  return [areas, target, confused, former].filter(item => item !== null)
}

function callFrom(city: City, { near }: Neighbourhood): Html | null {
  const far = near.filter(({ km }) => km <= 30).at(-1) ?? near.at(-1)
  const [close] = near
  if (!far || !close) return null
  const two = far === close ? ofPlace(far) : `${ofPlace(close)} ou ${ofPlace(far)}`
  return html`<p>Un appel venu ${two} coûte ce que coûte un appel ${ofPlace(city)} : le prix suit le métier. La route, elle, s’ajoute : ${far.km * 2} km aller-retour à vol d’oiseau pour ${far.name}.</p>`
}
