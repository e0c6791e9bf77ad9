import { formatWhole } from '../text/french'
import { type Html, html } from '../text/html'
import type { City } from './city'
import { largestOf } from './clients-page-advice'
import { withDistances } from './neighbour-words'
import { type Neighbourhood, townsToShow } from './neighbourhood'
import { kilometres, ofPlace } from './place-names'

/**
 * Which of the towns around to begin with, and who is near beyond the group of communes; null where there are fewer
 * than two.
 */
export function orderAdvice(city: City, around: Neighbourhood): Html | null {
  const { near } = around
  const shown = townsToShow(around, 5)
  const most = largestOf(shown)
  const outside = near.filter(({ sameGroup, km }) => !sameGroup && km <= 20)
  if (!most || shown.length < 2) return null
  const border =
    outside.length > 0 ? ` Hors de l’intercommunalité mais à portée : ${withDistances(outside, 3)}.` : ''
  return html`<p>De ces ${shown.length} villes, ${most.name} est la plus peuplée (${formatWhole(most.population)} habitants, ${kilometres(most.km)} ${most.side} ${ofPlace(city)}).${border}</p>`
}
