import { frenchSpaces } from '../text/french-spaces'
import { EXAMPLE_TRADES, type ExampleTrade } from '../trade/example-trade'
import type { City } from './city'
import type { Neighbourhood } from './neighbourhood'
import { atPlace, linkOfName, ofName, ofPlace } from './place-names'

export interface TradeGain {
  trade: ExampleTrade
  words: string
}

/** A town as French says it: « Le Kremlin-Bicêtre », « au Kremlin-Bicêtre », « du Kremlin-Bicêtre ». */
interface SaidTown {
  name: string
  at: string
  of: string
}

/**
 * What a firm of that town gains from a site in its own trade: what the site does, said with the towns from which its
 * customers come.
 */
export function tradeGains(
  city: Pick<City, 'name' | 'link' | 'members'>,
  around: Neighbourhood | null,
): TradeGain[] {
  const home = said(city)
  const [one = home, other = one] = [...(around?.near ?? []).map(said), ...city.members.map(saidByName)]
  return EXAMPLE_TRADES.map(trade => ({ trade, words: frenchSpaces(gains[trade](home, one, other)) }))
}

const said = (place: { name: string; link: number }): SaidTown => ({
  ...{ name: place.name, at: atPlace(place), of: ofPlace(place) },
})

/** Of a town whose article only its name tells. */
function saidByName({ name }: { name: string }): SaidTown {
  const small = name.replace(/^Les? /, article => article.toLowerCase())
  return { name, at: atPlace({ name, link: linkOfName(name) }), of: ofName(small) }
}

/** @param one the nearest town @param other the next one */
const gains: Record<ExampleTrade, (home: SaidTown, one: SaidTown, other: SaidTown) => string> = {
  'plombier-chauffagiste': (_, one, other) =>
    `On lit sans appeler si vous venez ${one.at} ou ${other.at}, à quelles heures, et le prix TTC du déplacement. Une demande écrite vous attend quand vous sortez du chantier.`,
  coiffeur: (_, one) =>
    `Les horaires du jour et vos congés sont à jour : en partant ${one.of}, on sait si le salon est ouvert avant de faire la route.`,
  menuisier: (_, one, other) =>
    `Vos réalisations se regardent en photos, et la demande arrive écrite : vous savez si un chantier ${one.at} ou ${other.at} vaut le déplacement avant de le faire.`,
  'expert-comptable': (home, one) =>
    `Vos missions sont dites en clair : une entreprise ${one.of} qui cherche un cabinet ${home.at} sait si vous prenez un dossier comme le sien.`,
  restaurant: (home, one) =>
    `La carte, ses prix TTC et les jours de fermeture se changent de votre téléphone : qui vient ${one.of} dîner ${home.at} ne trouve pas porte close.`,
  garage: (_, one) =>
    `Vos forfaits ont leur prix TTC, et la panne vous est décrite par écrit : un conducteur ${one.of} se décide sans vous interrompre à l’atelier.`,
  fleuriste: (home, one, other) =>
    `Les villes que vous livrez sont nommées, ${home.name}, ${one.name}, ${other.name} ; la demande se laisse aussi quand le magasin est fermé.`,
  kinesitherapeute: (_, one) =>
    `L’accès et les horaires du cabinet se trouvent sans appeler ; un patient ${one.of} laisse son nom, son téléphone et l’heure souhaitée, rien de sa santé.`,
}
