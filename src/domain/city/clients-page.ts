import { type Html, html, join, link, list, table } from '../text/html'
import type { City } from './city'
import { atPlace, enumerate, groupName, ofPlace, ordinal, share, wholeNumber } from './place-names'

/** Google lets a business profile name twenty service areas at most. */
const SERVICE_AREAS = 20

/**
 * How far a firm of that city should reach to find clients, and in which order: the zone in steps, the areas
 * of its Google profile, the shares. Every figure comes from content/cities.json or is computed from it.
 */
export function clientsPageContent(city: City, peers: City[]): string {
  return join(
    market(city),
    html`<h2>Élargir la zone, commune après commune</h2>`,
    reach(city),
    stepsTable(city),
    html`<h2>La fiche Google d’une entreprise ${ofPlace(city)}</h2>`,
    list(profileAdvice(city)),
    html`<h2>Payer un contact ${atPlace(city)}</h2>`,
    price(city),
    html`<h2>Où l’on se bat pour autant d’habitants</h2>`,
    rivals(city, peers),
    more(city),
  )
}

function market(city: City): Html {
  const { zone, departmentData } = city
  const inZone = zone
    ? html` C’est ${share(city.population, zone.population)} des ${wholeNumber(zone.population)} personnes que rassemble ${groupName(zone)}, et`
    : html` C’est`
  return html`<p>Votre premier marché tient en un chiffre : ${wholeNumber(city.population)} habitants ${atPlace(city)} en ${city.year}.${inZone} ${share(city.population, departmentData.population)} du département (${departmentData.name}, ${wholeNumber(departmentData.population)} habitants).</p>`
}

function reach(city: City): Html {
  const { zone } = city
  if (!zone || city.neighbours.length === 0) {
    return html`<p>${city.name} forme à elle seule sa zone dans nos données : travaillez-la quartier par quartier avant d’aller plus loin.</p>`
  }
  const rest = zone.population - city.population
  const part = city.population / zone.population
  const [first, second] = city.neighbours
  if (part >= 0.5)
    return html`<p>Hors ${city.name}, ${others(zone.members - 1)} que ${wholeNumber(rest)} habitants. Épuisez donc la ville avant de rouler : ${first?.name ?? ''} n’ajoute que ${share(first?.population ?? 0, city.population)} de public.</p>`
  if (part >= 0.2)
    return html`<p>${wholeNumber(rest)} habitants vivent dans les ${wholeNumber(zone.members - 1)} autres communes, plus qu’${atPlace(city)} même. ${first?.name ?? ''} à elle seule ajoute ${share(first?.population ?? 0, city.population)} à votre public.</p>`
  return html`<p>Rester ${atPlace(city)}, c’est renoncer à ${wholeNumber(rest)} personnes sur ${wholeNumber(zone.population)}. Accepter ${first?.name ?? ''}${second ? ` et ${second.name}` : ''} multiplie votre public par ${((city.population + (first?.population ?? 0) + (second?.population ?? 0)) / city.population).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}.</p>`
}

const others = (n: number) =>
  n === 1 ? 'la seule autre commune ne réunit' : `les ${wholeNumber(n)} autres communes ne réunissent`

function stepsTable(city: City): Html | null {
  if (city.neighbours.length === 0) return null
  let reached = city.population
  const rows = city.neighbours.slice(0, 7).map(({ name, slug, population }) => {
    reached += population
    const gain = (reached / city.population).toLocaleString('fr-FR', { maximumFractionDigits: 2 })
    return [
      html`+ ${slug ? link(`/acquisition-client-${slug}`, name) : name}`,
      wholeNumber(reached),
      `× ${gain}`,
    ]
  })
  return table(
    `Public atteint en partant ${ofPlace(city)} (${wholeNumber(city.population)} habitants, ${city.year})`,
    ['On ajoute', 'Total', `Base ${city.name}`],
    rows,
  )
}

function profileAdvice(city: City): Html[] {
  const { zone, postal_codes: codes } = city
  const areas =
    (zone?.members ?? 1) <= SERVICE_AREAS
      ? html`Google accepte ${SERVICE_AREAS} zones desservies : les ${zone?.members ?? 1} communes ${zone ? `de ${zone.name.replace(/^(CC|CA|CU) /, 'l’intercommunalité ')}` : ''} y tiennent toutes${city.neighbours.length > 3 ? `, jusqu’à ${city.neighbours.at(-1)?.name}` : ''}.`
      : html`Google n’accepte que ${SERVICE_AREAS} zones desservies pour ${zone?.members ?? 1} communes : gardez ${enumerate([city.name, ...city.neighbours.map(({ name }) => name)], 9)}.`
  const target =
    codes.length > 1
      ? html`Une campagne peut viser ${codes.length} codes postaux, de ${codes[0] ?? ''} à ${codes.at(-1) ?? ''}, soit ${wholeNumber(Math.round(city.population / codes.length))} habitants par code en moyenne : commencez par celui de vos derniers chantiers.`
      : html`Une campagne visant le seul ${codes[0] ?? ''} touche ${city.code_sharers.length > 0 ? `aussi ${enumerate(city.code_sharers, 4)}` : `${city.name} et rien d’autre`} : ${city.code_sharers.length > 0 ? 'excluez ces communes si vous n’y allez pas' : 'aucun budget ne s’y perd'}.`
  const districts =
    city.districts.length > 0
      ? html`Demandez aux clients de nommer leur arrondissement dans leur avis : ${enumerate(
          city.districts.map(({ name, population }) => `${name} (${wholeNumber(population)})`),
          5,
        )}.`
      : null
  const confused =
    city.homonyms.length > 0
      ? html`Un appel destiné à une autre ${city.name} (${enumerate(city.homonyms, 4)}) n’est pas un client : dites « ${city.departmentData.name} » en répondant au téléphone.`
      : null
  const former =
    city.former.length > 0
      ? html`Dans les avis et les légendes de photos, ${enumerate(city.former, 5)} ${city.former.length > 1 ? 'situent' : 'situe'} mieux un chantier que ${city.name}.`
      : null
  return [areas, target, districts, confused, former].filter(advice => advice !== null)
}

function price(city: City): Html {
  const size =
    city.population >= 150_000
      ? `à ${wholeNumber(city.population)} habitants, la demande existe toute l’année et la question est de rester joignable`
      : city.population >= 45_000
        ? `à ${wholeNumber(city.population)} habitants, limitez-vous aux prestations qui paient le déplacement`
        : `à ${wholeNumber(city.population)} habitants, quelques contacts bien choisis par mois font déjà une saison`
  return html`<p>Un contact qualifié se paie de 35 à 90 € en France, sans abonnement ; sous 30 secondes, l’appel n’est pas facturé. ${city.name} n’a pas de tarif à part, mais ${size}. Le détail est sur ${link('/pay-per-call', 'la page des prix')}.</p>`
}

function rivals(city: City, peers: City[]): Html {
  const items = peers.map(
    peer =>
      html`${link(`/acquisition-client-${peer.slug}`, peer.name)}, ${ordinal(peer.ranks.country)} en France : ${ratio(peer, city)}${peer.zone ? `, dans une intercommunalité de ${wholeNumber(peer.zone.population)}` : ''}`,
  )
  return list(items)
}

function ratio(peer: City, city: City): string {
  const percent = Math.abs(peer.population / city.population - 1)
  return `${wholeNumber(peer.population)} habitants, ${percent.toLocaleString('fr-FR', { style: 'percent', maximumFractionDigits: 1 })} de ${peer.population > city.population ? 'plus' : 'moins'}`
}

function more(city: City): Html {
  return html`<p>Ensuite : ${link('/acquisition-client', 'notre méthode')}, ${link(`/site-internet-gratuit-${city.slug}`, `le site d’une entreprise ${ofPlace(city)}`)}, ${link('/villes', 'toutes les villes')}. Vous cherchez un professionnel ? ${link('/demande-de-devis', 'Demandez un devis')}.</p>`
}
