import { frenchSpaces } from '../text/typography'
import type { ExampleTrade } from '../trade/example-trade'
import { EXAMPLE_TRADES } from '../trade/example-trade'
import type { City } from './city'
import type { Neighbourhood } from './neighbourhood'

export interface TradeGain {
  trade: ExampleTrade
  words: string
}

/**
 * What a firm of that town gains from a site in its own trade: what the site does, said with the towns from which its
 * customers come.
 */
export function tradeGains(city: Pick<City, 'name' | 'members'>, around: Neighbourhood | null): TradeGain[] {
  const near = (around?.near ?? []).map(({ name }) => name)
  const [first = city.name, second = first] = [...near, ...city.members.map(({ name }) => name)]
  return EXAMPLE_TRADES.map(trade => ({ trade, words: frenchSpaces(said[trade](city.name, first, second)) }))
}

/** @param one the nearest town @param other the next one */
const said: Record<ExampleTrade, (town: string, one: string, other: string) => string> = {
  'plombier-chauffagiste': (_, one, other) =>
    `On lit sans appeler si vous venez jusqu’à ${one} ou ${other}, à quelles heures, et le prix TTC du déplacement. Une demande écrite vous attend quand vous sortez du chantier.`,
  coiffeur: (_, one) =>
    `Les horaires du jour et vos congés sont à jour : de ${one}, on sait si le salon est ouvert avant de faire la route.`,
  menuisier: (_, one, other) =>
    `Vos réalisations se regardent en photos, et la demande arrive écrite : vous savez si un chantier à ${one} ou à ${other} vaut le déplacement avant de le faire.`,
  'expert-comptable': (town, one) =>
    `Vos missions sont dites en clair : une entreprise de ${one} qui cherche un cabinet à ${town} sait si vous prenez un dossier comme le sien.`,
  restaurant: (town, one) =>
    `La carte, ses prix TTC et les jours de fermeture se changent de votre téléphone : qui vient de ${one} dîner à ${town} ne trouve pas porte close.`,
  garage: (_, one) =>
    `Vos forfaits ont leur prix TTC, et la panne vous est décrite par écrit : un conducteur de ${one} se décide sans vous interrompre à l’atelier.`,
  fleuriste: (town, one, other) =>
    `Les villes que vous livrez sont nommées, ${town}, ${one}, ${other} ; la demande se laisse aussi quand le magasin est fermé.`,
  kinesitherapeute: (_, one) =>
    `L’accès et les horaires du cabinet se trouvent sans appeler ; un patient de ${one} laisse son nom, son téléphone et l’heure souhaitée, rien de sa santé.`,
}
