import { capital, formatWhole } from '../text/french'
import { type Html, html, join, link, list } from '../text/html'
import { slugify } from '../text/slug'
import { addressAdvice } from './address-advice'
import { aidsHere, type NearAid } from './aids-here'
import type { City } from './city'
import { groupName, ofGroup } from './group-names'
import { aidNote, roadNote } from './local-notes'
import { districtTable, unplacedWords, withDistance } from './neighbour-words'
import type { Neighbourhood } from './neighbourhood'
import { enumerate, inDepartment, ofDepartment, ofPlace, thanPlace } from './place-names'
import { placesToWrite } from './places-to-write'

/**
 * What a firm of that city asks before its site is paid: which aid, whom to ask, which towns its pages should name, how
 * to write its address. A sentence that would be true of another city is left out.
 */
export function sitePageContent(
  city: City,
  around: Neighbourhood | null,
  aids: NearAid[],
  net_cents: number,
): string {
  return join(
    situation(city, around),
    html`<h2>Les aides ${inDepartment(city.departmentData)}</h2>`,
    aidsHere(city, aids, net_cents),
    aidNote(city),
    html`<h2>Qui renseigne une entreprise ${ofPlace(city)}</h2>`,
    helpers(city),
    html`<h2>Les villes que le site doit nommer</h2>`,
    ...(around ? placesToWrite(city, around) : [members(city)]),
    roadNote(city),
    districtTable(city),
    html`<h2>La même adresse partout</h2>`,
    list(addressAdvice(city)),
  )
}

function situation(city: City, around: Neighbourhood | null): Html {
  const { zone } = city
  const many = city.link === 4
  const people = html`<strong>${city.name}</strong> ${many ? 'comptent' : 'compte'} ${formatWhole(city.population)} habitants (${city.year})`
  if (!zone) return html`<p>${people}.</p>`
  return html`<p>${people} et ${many ? 'font' : 'fait'} partie ${ofGroup(zone)}, avec ${membersOf(city, around)}.</p>`
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
  return `${named.join(', ')} et ${rest === 1 ? 'une autre commune' : `${formatWhole(rest)} autres communes`}`
}

function helpers(city: City): Html {
  const { zone, regionData, departmentData } = city
  const chambers = chambersOf(city)
  const article = zone && articleOfGroup(zone)
  return list(
    [
      city.code === PARIS &&
        html`La Ville de Paris, commune et département à la fois (art. L2512-1 du CGCT) : ${link('https://www.paris.fr', 'www.paris.fr')}.`,
      zone &&
        html`${capital(groupName(zone))}${article ? ` : développement économique (art. ${article} du CGCT)` : ''}, ${formatWhole(zone.population)} habitants.`,
      html`Chambres ${ofDepartment(departmentData)}, dans l’annuaire de l’administration : <a href="${chambers.trade}">commerce et industrie</a>, <a href="${chambers.crafts}">métiers et artisanat</a> ; ${regionData.authority} (${link(`https://${regionData.site}`, regionData.site)}).`,
    ].filter(item => item !== null && item !== false),
  )
}

const PARIS = '75056'

/** Where the town's own place is not sure, its intercommunality stands in. */
function members(city: City): Html {
  const named = city.members.slice(0, 8).map(({ name, population }) => `${name} (${formatWhole(population)})`)
  return html`<p>Dans la même intercommunalité ${thanPlace(city)}, par population : ${enumerate(named)}. ${unplacedWords(city)}</p>`
}

/** The administration's own directory, which names the chambers of each department. */
const DIRECTORY = 'https://lannuaire.service-public.fr/navigation'

/** Where the directory lists the chambers that a firm of that city belongs to. */
function chambersOf({ regionData, departmentData }: City): { trade: string; crafts: string } {
  const place = `${DIRECTORY}/${slugify(regionData.name)}/${slugify(departmentData.name)}`
  return { trade: `${place}/cci`, crafts: `${place}/chambre_metier` }
}

/** Economic development belongs to them by law: art. L3641-1, L5214-16, L5215-20, L5216-5, L5217-2, L5219-1 CGCT. */
function articleOfGroup({ name, type }: { name: string; type: string }): string | null {
  if (name === 'Métropole du Grand Paris') return 'L5219-1'
  const articles: Record<string, string> = {
    CC: 'L5214-16',
    CA: 'L5216-5',
    CU: 'L5215-20',
    MET69: 'L3641-1',
    METRO: 'L5217-2',
  }
  return articles[type] ?? null
}
