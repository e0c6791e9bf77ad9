import type { Aid } from '../aids/aid'
import { amountWords, euros, forbidsSigning, mostForSite } from '../aids/aid-words'
import { OFFER } from '../invoice/offer'
import { type Html, html, join, link, list } from '../text/html'
import { addressAdvice } from './address-advice'
import type { City } from './city'
import { groupName, ofGroup } from './group-names'
import { articleOfGroup, chambersOf } from './local-bodies'
import {
  acrossBorder,
  districtTable,
  nearTable,
  unsureWords,
  whereIs,
  withDistance,
  withDistances,
} from './neighbour-words'
import { byPull, type Neighbourhood, townsToShow } from './neighbourhood'
import { enumerate, inDepartment, ofDepartment, ofPlace, thanPlace, wholeNumber } from './place-names'

/** An aid of the city's department, and whether somebody has read its source lately. */
export type NearAid = Pick<
  Aid,
  'slug' | 'name' | 'body' | 'rate' | 'ceiling' | 'site_ceiling' | 'signing' | 'checked_on'
> & {
  fresh: boolean
}

/**
 * What a firm of that city asks before its site is paid: which aid, whom to ask, which towns its pages should name, how
 * to write its address. A sentence that would be true of another city is left out.
 */
export function sitePageContent(city: City, around: Neighbourhood | null, aids: NearAid[]): string {
  return join(
    situation(city, around),
    html`<h2>Les aides ${inDepartment(city.departmentData)}</h2>`,
    aidsHere(city, aids),
    html`<h2>Qui renseigne une entreprise ${ofPlace(city)}</h2>`,
    helpers(city),
    html`<h2>Les villes que le site doit nommer</h2>`,
    ...(around ? places(city, around) : [members(city)]),
    districtTable(city),
    html`<h2>L’adresse à écrire partout pareil</h2>`,
    list(addressAdvice(city)),
  )
}

function situation(city: City, around: Neighbourhood | null): Html {
  const { zone } = city
  const people = html`<strong>${city.name}</strong> compte ${wholeNumber(city.population)} habitants (${city.year})`
  if (!zone) return html`<p>${people}.</p>`
  return html`<p>${people} et fait partie ${ofGroup(zone)}, avec ${membersOf(city, around)}.</p>`
}

/** « Bron, Vaulx-en-Velin et 56 autres communes »: the nearest of them, else the largest. */
function membersOf(city: City, around: Neighbourhood | null): string {
  const all = (city.zone?.members ?? 1) - 1
  const inZone = new Set(city.members.map(({ name }) => name))
  const near = (around?.near ?? []).filter(({ name }) => inZone.has(name)).slice(0, 3)
  for (const { name } of near) inZone.delete(name)
  const named = [...near.map(withDistance), ...inZone].slice(0, 3)
  const rest = all - named.length
  if (rest <= 0) return enumerate(named)
  return `${named.join(', ')} et ${rest === 1 ? 'une autre commune' : `${wholeNumber(rest)} autres communes`}`
}

function aidsHere({ departmentData, zone, regionData }: City, aids: NearAid[]): Html {
  if (aids.length === 0) {
    const bodies = zone ? `${groupName(zone)} ou ${regionData.authority}` : regionData.authority
    return html`<p>Aucune aide nommée pour un site ne nous est connue ${inDepartment(departmentData)}. Si ${bodies} en ouvre une, elle entrera dans ${link('/aides', 'le catalogue daté')}.</p>`
  }
  const net = OFFER.net_cents / 100
  return list(
    aids.map(aid => {
      const most = mostForSite(aid, net)
      const amount =
        most === null
          ? `pour une entreprise ${ofDepartment(departmentData)}, ${amountWords(aid)}`
          : `${inDepartment(departmentData)}, jusqu’à ${euros(most)} sur ${euros(net)} HT, sous réserve d’acceptation`
      const wait = forbidsSigning(aid.signing) ? ', et rien ne se signe avant le dépôt' : ''
      const state = aid.fresh ? 'relue' : 'à revérifier, lue'
      return html`${link(`/aides/${aid.slug}`, aid.name)} (${aid.body} ; ${state} le ${day(aid.checked_on)}) : ${amount}${wait}.`
    }),
  )
}

/** « 3 mars 2026 » of `2026-03-03`, at noon: the same day in every zone that counts. */
function day(iso: string): string {
  return new Date(`${iso}T12:00:00Z`)
    .toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })
    .replace(/^1 /, '1er ')
}

function helpers(city: City): Html {
  const { zone, regionData, departmentData } = city
  const chambers = chambersOf(city)
  const article = zone && articleOfGroup(zone.type)
  return list(
    [
      zone &&
        html`${capital(groupName(zone))}${article ? ` : développement économique (art. ${article} du CGCT)` : ''}, ${wholeNumber(zone.population)} habitants.`,
      html`Chambres ${ofDepartment(departmentData)}, dans l’annuaire de l’administration : <a href="${chambers.trade}">commerce et industrie</a>, <a href="${chambers.crafts}">métiers et artisanat</a> ; ${regionData.authority} (${link(`https://${regionData.site}`, regionData.site)}).`,
    ].filter(item => item !== null),
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Which names people type instead of the town's own, and whose aids stop at the border. */
function places(city: City, around: Neighbourhood): (Html | null)[] {
  const { near, rings } = around
  const border = acrossBorder(near)
  const [ten, twenty] = rings
  const people =
    ten && twenty && twenty.towns > 0
      ? ` Autour ${ofPlace(city)}, au moins ${wholeNumber(twenty.people)} autres habitants à ${twenty.km} km, ${ten.people === 0 ? 'tous' : `dont ${wholeNumber(ten.people)}`} à ${ten.people === 0 ? 'plus de 10 km' : '10 km au plus'}.`
      : ''
  return [
    html`<p>${namesToWrite(city, around)}${people}</p>`,
    nearTable(city, 'site-internet-gratuit', townsToShow(around, 10)),
    unsureWords(city, around),
    border &&
      html`<p>${whereIs(border)} : l’aide suit votre adresse, pas celle de vos clients ${ofPlace(border)}.</p>`,
  ]
}

function namesToWrite(city: City, { near, unsure }: Neighbourhood): string {
  const within = near.filter(({ km }) => km <= 20)
  const larger = within.filter(({ population }) => population > city.population).sort(byPull)
  const [nearest] = near
  if (larger.length > 0)
    return `On cherche d’abord sous un autre nom, ${withDistances(larger, 2)}, plus ${larger.length === 1 ? 'peuplée' : 'peuplées'} ${thanPlace(city)} : une page pour ${larger[0]?.name}, si vous y travaillez.`
  if (within.length > 0)
    return `Des villes que nous situons à 20 km au plus, ${city.name} est la plus peuplée : on tape son nom depuis ${enumerate(within.slice(0, 3).map(({ name }) => name))}.`
  if (!nearest || unsure.length > 0)
    return `${city.name} se cherche sous son nom, puis sous celui des communes ${city.zone ? ofGroup(city.zone) : 'voisines'}.`
  return `La première autre ville de 8 000 habitants, ${nearest.name}, est à ${nearest.km} km : ${city.name} se cherche seule, puis village par village.`
}

/** Where the town's own place is not sure, its intercommunality stands in. */
function members(city: City): Html {
  const named = city.members.slice(0, 8).map(({ name, population }) => `${name} (${wholeNumber(population)})`)
  return html`<p>Dans la même intercommunalité ${thanPlace(city)}, par population : ${enumerate(named)}.</p>`
}
