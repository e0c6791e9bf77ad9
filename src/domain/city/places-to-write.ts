import { formatWhole } from '../text/french'
import { type Html, html } from '../text/html'
import type { City } from './city'
import { ofGroup } from './group-names'
import { nearTable } from './near-table'
import { acrossBorder, unsureWords, whereIs, withDistances } from './neighbour-words'
import { byPull, type Neighbourhood, townsToShow } from './neighbourhood'
import { enumerate, ofPlace, thanPlace } from './place-names'

/** Which names people type instead of the town's own, and whose aids stop at the border. */
export function placesToWrite(city: City, around: Neighbourhood): (Html | null)[] {
  const { near, rings } = around
  const border = acrossBorder(near)
  const [ten, twenty] = rings
  const people =
    ten && twenty && twenty.towns > 0
      ? ` Autour ${ofPlace(city)}, au moins ${formatWhole(twenty.people)} autres habitants à ${twenty.km} km, ${within(ten.people, twenty.people)}.`
      : ''
  return [
    html`<p>${namesToWrite(city, around)}${people}</p>`,
    nearTable(city, 'site-internet-gratuit', townsToShow(around, 10)),
    unsureWords(city, around),
    border &&
      html`<p>${whereIs(border)} : l’aide suit votre adresse, pas celle de vos clients ${ofPlace(border)}.</p>`,
  ]
}

/** How many of those within twenty kilometres live within ten. */
function within(ten: number, twenty: number): string {
  if (ten === 0) return 'tous à plus de 10 km'
  return ten === twenty ? 'tous à moins de 10 km' : `dont ${formatWhole(ten)} à 10 km au plus`
}

function namesToWrite(city: City, { near, unsure }: Neighbourhood): string {
  const within = near.filter(({ km }) => km <= 20)
  const larger = within.filter(({ population }) => population > city.population).sort(byPull)
  const [nearest] = near
  if (larger.length > 0)
    return `On cherche d’abord sous un autre nom, ${withDistances(larger, 2)}, plus ${larger.length === 1 ? 'peuplée' : 'peuplées'} ${thanPlace(city)} : une page pour ${larger[0]?.name}, si vous y travaillez.`
  if (within.length > 0)
    return `Aucune ville n’est plus peuplée ${thanPlace(city)} à 20 km : on tape son nom depuis ${enumerate(within.slice(0, 3).map(({ name }) => name))}.`
  if (!nearest || unsure.length > 0)
    return `On cherche ${city.name} sous ce nom, puis sous celui des communes ${city.zone ? ofGroup(city.zone) : 'voisines'}.`
  return `La première autre ville de 8 000 habitants, ${nearest.name}, est à ${nearest.km} km : on cherche ${city.name} par son nom, puis village par village.`
}
