import type { Aid } from '../aids/aid'
import { amountWords, forbidsSigning } from '../aids/aid-words'
import { type Html, html, join, link, list, table } from '../text/html'
import type { City } from './city'
import {
  atPlace,
  enumerate,
  groupName,
  ofDepartment,
  ofPlace,
  ordinal,
  share,
  wholeNumber,
} from './place-names'

/**
 * What a firm of that city needs before its site is drawn: who decides on aids there, how its address must
 * be written to be found, which places the pages should name. Every figure comes from content/cities.json.
 */
export function sitePageContent(city: City, peers: City[], aids: NearAid[]): string {
  return join(
    situation(city),
    html`<h2>Qui peut aider une entreprise ${ofPlace(city)}</h2>`,
    aidsHere(city, aids),
    helpers(city),
    html`<h2>Une adresse que Google comprend</h2>`,
    list(addressAdvice(city)),
    html`<h2>Les lieux que le site doit nommer</h2>`,
    places(city),
    placeTable(city),
    html`<h2>Des villes de même taille</h2>`,
    compared(city, peers),
    conditions(city),
  )
}

/** An aid of the city's department, and whether somebody has read its source lately. */
export type NearAid = Pick<Aid, 'slug' | 'name' | 'body' | 'rate' | 'ceiling' | 'signing'> & {
  fresh: boolean
}

function aidsHere({ departmentData }: City, aids: NearAid[]): Html {
  if (aids.length === 0)
    return html`<p>Nous ne connaissons aujourd’hui aucune aide nommée pour un site dans ce département (${departmentData.name}). Voyez ${link('/aides', 'la liste complète')}, et demandez à votre intercommunalité avant de signer.</p>`
  return list(
    aids.map(
      ({ slug, name, body, fresh, ...aid }) =>
        html`${link(`/aides/${slug}`, name)} (${body}) : ${amountWords(aid)}.${forbidsSigning(aid.signing) ? ' Attendez avant de signer : une commande trop tôt peut la faire perdre.' : ''}${fresh ? '' : ' À revérifier.'}`,
    ),
  )
}

const seats = {
  region: 'chef-lieu de région et préfecture',
  department: 'préfecture',
  arrondissement: 'sous-préfecture',
}

function situation(city: City): Html {
  const { ranks, departmentData, regionData } = city
  const department = departmentData
  const role = city.seat ? `, ${seats[city.seat]},` : ''
  return html`<p><strong>${city.name}</strong>${role} compte ${wholeNumber(city.population)} habitants (${city.year}) : ${ordinal(ranks.country)} commune de France, ${ordinal(ranks.department)} sur ${wholeNumber(department.communes)} ${ofDepartment(department)}, ${ordinal(ranks.region)} de la région ${regionData.name}. ${share(city.population, department.population)} des habitants du département y vivent.</p>`
}

function helpers(city: City): Html {
  const { zone, regionData } = city
  const local = zone
    ? html`<li>Tout près : ${groupName(zone)}, ${wholeNumber(zone.members)} communes et ${wholeNumber(zone.population)} habitants, ${groupDuty(zone.type)}.</li>`
    : ''
  return html`<ul>
<li>France Num (<a href="https://www.francenum.gouv.fr">francenum.gouv.fr</a>) informe et oriente ; Bpifrance prête et garantit. Ni l’un ni l’autre ne verse aujourd’hui, à notre connaissance, de subvention pour un site vitrine.</li>
<li>${capital(regionData.authority)} publie ses propres dispositifs sur ${link(`https://${regionData.site}`, regionData.site)}.</li>
${local}</ul>`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Economic development belongs to them by law: art. L3641-1, L5214-16, L5215-20, L5216-5, L5217-2 CGCT. */
function groupDuty(type: string): string {
  if (type === 'EPT') return 'interlocuteur de proximité, aux côtés de la Métropole du Grand Paris'
  if (type === 'CC')
    return 'que la loi charge des actions de développement économique (art. L5214-16 du CGCT)'
  if (type === 'CA') return 'compétente de plein droit en développement économique (art. L5216-5 du CGCT)'
  if (type === 'CU') return 'chargée du développement économique (art. L5215-20 du CGCT)'
  if (type === 'MET69')
    return 'collectivité qui porte aussi le développement économique (art. L3641-1 du CGCT)'
  return 'qui porte la politique économique de l’agglomération (art. L5217-2 du CGCT)'
}

function addressAdvice(city: City): Html[] {
  const [first = '', ...others] = city.postal_codes
  const codes =
    others.length === 0
      ? html`Un seul code postal, ${first} : écrivez toujours « ${first} ${city.name} » de la même façon, dans le pied de page, sur la fiche Google et dans l’annuaire des entreprises.`
      : html`${wholeNumber(city.postal_codes.length)} codes postaux (${enumerate(city.postal_codes, 21)}) : ne gardez que celui de votre siège dans le pied de page, les autres dans le texte de la zone servie.`
  const shared =
    city.code_sharers.length > 0
      ? html`${enumerate(city.code_sharers, 6)} ${city.code_sharers.length === 1 ? 'partage un code postal' : 'partagent un code postal'} avec ${city.name} : le code seul ne suffit pas à vous situer, le nom de la commune doit suivre.`
      : null
  const homonyms =
    city.homonyms.length > 0
      ? html`Attention aux homonymes : ${city.name} existe aussi ailleurs (${enumerate(city.homonyms, 5)}). Ajoutez « ${city.departmentData.name} » au titre de vos pages.`
      : null
  const former =
    city.former.length > 0
      ? html`${city.former.length > 1 ? 'Communes déléguées ou associées, toujours tapées par les habitants' : 'Commune déléguée ou associée dont le nom reste tapé par les habitants'} : ${enumerate(city.former, 10)}. Citez celle où vous êtes.`
      : null
  return [codes, shared, homonyms, former, spelling(city)].filter(advice => advice !== null)
}

function spelling({ name }: City): Html | null {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[-’]/g, ' ')
    .toLowerCase()
  if (plain === name.toLowerCase()) return null
  return html`On vous cherchera aussi en tapant « ${plain} », sans accent ni trait d’union : inutile de l’écrire ainsi, les moteurs font le lien, et un nom de domaine en .fr accepte les accents comme les traits d’union : enregistrez les deux formes si elles sont libres.`
}

function places(city: City): Html | null {
  if (city.districts.length > 0) {
    const [top, second] = [...city.districts].sort((a, b) => b.population - a.population)
    return html`<p>${city.name} se cherche par arrondissement. Des ${city.districts.length}, le ${top?.name ?? ''} (${wholeNumber(top?.population ?? 0)} habitants) et le ${second?.name ?? ''} (${wholeNumber(second?.population ?? 0)}) sont les plus peuplés : une page par arrondissement où vous intervenez vraiment vaut mieux qu’une liste.</p>`
  }
  const { zone } = city
  if (!zone)
    return html`<p>Aucune intercommunalité n’entoure ${city.name} dans nos données : nommez les quartiers que vous servez.</p>`
  const part = city.population / zone.population
  if (part >= 0.5)
    return html`<p>Avec ${share(city.population, zone.population)} de la population de son intercommunalité, ${city.name} est la recherche principale : une page d’accueil centrée sur elle, puis une page pour ${enumerate(city.neighbours.slice(0, 2).map(({ name }) => name))} si vous y travaillez.</p>`
  if (part >= 0.2)
    return html`<p>${city.name} pèse ${share(city.population, zone.population)} de son intercommunalité : les voisines comptent presque autant. Prévoyez une page de réalisations ${atPlace(city)}, une autre pour ${enumerate(city.neighbours.slice(0, 3).map(({ name }) => name))}.</p>`
  return html`<p>${city.name} ne fait que ${share(city.population, zone.population)} des habitants de son intercommunalité, dominée par ${enumerate(city.neighbours.slice(0, 2).map(({ name }) => name))} : dites sur chaque page que vous venez ${ofPlace(city)} et jusqu’où vous allez.</p>`
}

function placeTable(city: City): Html | null {
  if (city.neighbours.length === 0) return null
  return table(
    `Les communes voisines comparées ${atPlace(city)} (population ${city.year})`,
    ['Commune', `Par rapport ${atPlace(city)}`],
    city.neighbours
      .slice(0, 6)
      .map(({ name, slug, population }) => [
        slug ? link(`/site-internet-gratuit-${slug}`, name) : name,
        comparison(population, city.population),
      ]),
  )
}

/** « 3,2 fois moins, soit 355 443 habitants d’écart ». */
function comparison(other: number, own: number): string {
  const factor = Math.max(other, own) / Math.min(other, own)
  const times = factor.toLocaleString('fr-FR', { maximumFractionDigits: 1 })
  const gap = wholeNumber(Math.abs(other - own))
  return `${times} fois ${other > own ? 'plus' : 'moins'} peuplée, ${gap} habitants d’écart`
}

function compared(city: City, peers: City[]): Html {
  const items = peers.map(
    peer =>
      html`${link(`/site-internet-gratuit-${peer.slug}`, peer.name)} (${peer.departmentData.name}), ${wholeNumber(peer.population)} habitants, ${gapTo(peer, city)}`,
  )
  return html`<p>Pour juger ce que montre un bon site local, comparez ${city.name} aux villes qui l’encadrent au classement national :</p>${list(items)}`
}

function gapTo(peer: City, city: City): string {
  const gap = peer.population - city.population
  return `${wholeNumber(Math.abs(gap))} de ${gap > 0 ? 'plus' : 'moins'}`
}

function conditions(city: City): Html {
  return html`<p>Le reste ne dépend pas de la ville : moins de 250 salariés, chiffre d’affaires sous 50 M€ ou bilan sous 43 M€, situation fiscale et sociale à jour. Voyez ${link('/site-internet-gratuit', 'ce que « gratuit » veut dire ici')}, ${link(`/acquisition-client-${city.slug}`, `comment trouver des clients ${atPlace(city)}`)} ou ${link('/villes', 'les autres villes')}.</p>`
}
