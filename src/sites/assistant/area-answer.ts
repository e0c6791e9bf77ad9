import { kilometresBetween } from '~/domain/city/distance'
import type { PlaceRecord } from '~/domain/city/place'
import { departmentOf } from '~/domain/place/department'
import { fold } from '~/domain/text/slug'
import type { AnswerPart, Asked, Firm } from './answer'

const ASKED =
  /\b(venez|venir chez|viens|viennent|intervenez|intervenir|intervention|deplace\w*|secteurs?|zone|rayon|livr\w+|couvrez|desserv\w+|passez|vous allez|chez moi|a domicile)\b/
const HERE = /\b(je suis|j habite|on est|nous sommes|habite|je vis) (a|sur|au|aux|vers|pres de)\b/
const HOME = /\b(a domicile|chez moi|chez nous|a la maison)\b/
const WHERE =
  /\b(ou|jusqua(?!( a)? (quand|quel (heure|jour|date)))|quel (ville|commune|secteur|zone)\w*|rayon|secteur|zone)\b/

/** Whether the firm comes to a town, or to each of several: by its own list, and by how far our list of towns says that it is. */
export function areaAnswer(asked: Asked): AnswerPart | null {
  const { firm, text } = asked
  const { towns, radius_km } = firm.facts.area
  const places = townsAsked(firm, text)
  const [town] = places
  const about = ASKED.test(text) || HERE.test(text)
  const mere =
    town !== undefined &&
    /\b(possible|ok|c est bon|et)\b|^[a-z -]+ ?\d{0,2} ?\?*$/.test(text) &&
    (towns.length > 0 || radius_km !== null)
  if (!about && !mere) return null
  if (/\b(venez|venir|viens|vient|viennent) (du|de|des|d)\b/.test(text)) return null
  if (towns.length === 0 && radius_km === null)
    return town || HERE.test(text) || HOME.test(text) ? unknown : null
  if (!town)
    return named(text)
      ? elsewhere(firm, null)
      : WHERE.test(text) || HOME.test(text) || /\bdeplac(es?|er|ez|ements)\b/.test(text)
        ? whole(firm)
        : null
  return places.length > 1 ? eachOf(firm, places) : ofTown(firm, town)
}

function ofTown(firm: Firm, town: Town): AnswerPart {
  const { towns, radius_km } = firm.facts.area
  const listed = listedAs(firm, town)
  if (listed) {
    const all = towns.length > 1 ? ` Les communes annoncées\u00a0: ${towns.join(', ')}.` : ''
    return { kind: 'area', text: `${listed} fait partie de la zone annoncée.${all}`, facts: ['area.towns'] }
  }
  return radius_km === null ? elsewhere(firm, town) : byDistance(firm, town)
}

/** « Bron fait partie de la zone annoncée. Caluire-et-Cuire n’est pas dans la liste. », and then the list. */
function eachOf(firm: Firm, places: readonly Town[]): AnswerPart {
  const { radius_km } = firm.facts.area
  const said = places.map(town => {
    const listed = listedAs(firm, town)
    if (listed) return { text: `${listed} fait partie de la zone annoncée.`, sure: true }
    if (radius_km !== null) return { text: byDistance(firm, town).text, sure: true }
    return { text: unlisted(firm, town), sure: false }
  })
  const { kind, text, facts } = whole(firm)
  const doubt = said.every(({ sure }) => sure) ? [] : [text, 'Demandez avant de compter dessus.']
  return { kind, text: [...said.map(one => one.text), ...doubt].filter(Boolean).join(' '), facts }
}

const listedAs = ({ facts }: Firm, { words }: Town) => facts.area.towns.find(one => isListed(one, words))

const unknown: AnswerPart = { kind: 'unknown', text: '', facts: ['unknown'] }

interface Town {
  /** As it is written; as it was typed where nobody knows it. */
  name: string
  /** As it was asked, folded, with the number of a district. */
  words: string
  place: PlaceRecord | null
}

/** « lyon 3 » is in « Lyon 3 et 6 » and in « Lyon », not in « Lyon 7 ». */
function isListed(listed: string, asked: string): boolean {
  const [name, numbers] = partsOf(listed)
  const [askedName, askedNumbers] = partsOf(asked)
  return name === askedName && (numbers.length === 0 || askedNumbers.some(number => numbers.includes(number)))
}

function partsOf(words: string): [name: string, numbers: string[]] {
  const key = keyOf(words)
  return [key.replace(/ ?\b(\d+|e|er|eme|et|ieme|arrondissements?)\b/g, '').trim(), key.match(/\d+/g) ?? []]
}

const keyOf = (name: string) =>
  fold(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(\d+)(er?|eme|ieme)\b/g, '$1')
    .replace(/\bst\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte')
    .trim()

const tables = new WeakMap<readonly PlaceRecord[], Map<string, PlaceRecord[]>>()

function tableOf(places: readonly PlaceRecord[]): Map<string, PlaceRecord[]> {
  const known = tables.get(places)
  if (known) return known
  const table = new Map<string, PlaceRecord[]>()
  for (const place of places) table.set(keyOf(place.name), [...(table.get(keyOf(place.name)) ?? []), place])
  tables.set(places, table)
  return table
}

/** As many are told of. */
const MOST_TOWNS = 3
/** What people shorten the name of a neighbouring town to, they mean by it: « Caluire » of Caluire-et-Cuire. */
const NEIGHBOUR_KM = 30

/** The runs of words that name a town, the longest first; of towns of one name, the nearest to the firm. */
function townsAsked(firm: Firm, text: string): Town[] {
  const words = keyOf(text).split(' ')
  const own = [...firm.facts.area.towns, firm.facts.address.city ?? ''].map(town => partsOf(town)[0])
  const home = homeOf(firm)
  const asked = ASKED.test(text)
  const found: (Town & { at: number; end: number })[] = []
  for (let length = Math.min(6, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const end = at + length
      if (found.some(one => at < one.end && one.at < end)) continue
      const name = words.slice(at, end).join(' ')
      const before = words[at - 1] ?? ''
      // A town is gone to; without a word before it, only a name of the firm's own, or one that is all that is said.
      const next = LED_ON.test(before) || found.some(one => one.end === at)
      const led = found.length > 0 ? next : LED.test(before) || at === 0 || (GOES.test(before) && asked)
      const place =
        nearest(tableOf(firm.places).get(name) ?? [], home) ??
        (next || length === words.length ? shortened(firm, name, home) : null)
      if (!own.includes(name) && !(place && led && name.length > 2)) continue
      const number = /^\d{1,2}$/.test(words[end] ?? '') ? ` ${words[end]}` : ''
      found.push({
        name: place?.name ?? titled(name),
        words: keyOf(place?.name ?? name) + number,
        place,
        at,
        end,
      })
    }
  return found.sort((one, two) => one.at - two.at).slice(0, MOST_TOWNS)
}

const LED = /^(a|au|aux|sur|vers|de|d|en|chez|pour|et|suis|la)$/
/** « Livrez-vous Colomiers ? », « est-ce que Bron est desservi ? » */
const GOES =
  /^(vous|que|venez|livrez|intervenez|deplacez|allez|passez|couvrez|desservez|deplacement|livraison|domicile|moi|jusqua)$/
/** Before one more town, or one that is not called by its whole name. */
const LED_ON = /^(a|au|aux|sur|vers|et|ou|habite)$/

/** The one town nearby whose name goes on after these words; null where there are several. */
function shortened(firm: Firm, name: string, home: PlaceRecord | null): PlaceRecord | null {
  if (!home || name.length < 5) return null
  const [town, ...others] = (begunBy(firm.places).get(name) ?? []).filter(
    place => kilometresBetween(home, place) <= NEIGHBOUR_KM,
  )
  return town && others.length === 0 ? town : null
}

const beginnings = new WeakMap<readonly PlaceRecord[], Map<string, PlaceRecord[]>>()

/** Towns by each whole word, or words, that their name begins with. */
function begunBy(places: readonly PlaceRecord[]): Map<string, PlaceRecord[]> {
  const known = beginnings.get(places)
  if (known) return known
  const table = new Map<string, PlaceRecord[]>()
  for (const place of places) {
    const words = keyOf(place.name).split(' ')
    for (let end = 1; end < words.length; end++) {
      const name = words.slice(0, end).join(' ')
      table.set(name, [...(table.get(name) ?? []), place])
    }
  }
  beginnings.set(places, table)
  return table
}

const titled = (name: string) => name.replace(/(^|[ -])[a-z]/g, letter => letter.toUpperCase())

function nearest(places: readonly PlaceRecord[], home: PlaceRecord | null): PlaceRecord | null {
  if (!home) return places[0] ?? null
  return (
    [...places].sort((one, two) => kilometresBetween(home, one) - kilometresBetween(home, two))[0] ?? null
  )
}

/** The firm's own town. */
function homeOf({ facts, places }: Firm): PlaceRecord | null {
  const { city, postal_code } = facts.address
  const found = tableOf(places).get(partsOf(city ?? '')[0]) ?? []
  const department = postal_code && departmentOf(postal_code)
  return found.find(place => place.department === department) ?? null
}

/** Whether a place is named that we do not know: « à Plomelin ». */
const named = (text: string) =>
  /\b(a|au|aux|sur|vers) (?!domicile|cote|moi|votre|quel|la maison)[a-z-]{4,}/.test(text)

function whole({ facts }: Firm): AnswerPart {
  const { towns, radius_km } = facts.area
  const list = towns.length > 0 ? `La zone annoncée\u00a0: ${towns.join(', ')}.` : ''
  const ring = radius_km !== null ? `${radius_km}\u00a0km autour ${around(facts)} sont annoncés.` : ''
  return { kind: 'area', text: [list, ring].filter(Boolean).join(' '), facts: factsOf(facts) }
}

const around = ({ address }: Firm['facts']) =>
  address.city ? `de notre adresse, ${address.city},` : 'de notre adresse'

const factsOf = ({ area }: Firm['facts']) => [
  ...(area.towns.length > 0 ? ['area.towns'] : []),
  ...(area.radius_km !== null ? ['area.radius_km'] : []),
]

function elsewhere(firm: Firm, town: Town | null): AnswerPart {
  const { kind, text, facts } = whole(firm)
  const asked = town ? unlisted(firm, town) : 'Je ne sais pas placer cette commune.'
  return { kind, text: [text, asked, 'Demandez avant de compter dessus.'].filter(Boolean).join(' '), facts }
}

/** « Lyon » is not said to be missing where « Lyon 3 et 6 » is listed; « Lyon 7 » is. */
function unlisted({ facts }: Firm, { name, words }: Town): string {
  const [asked, numbers] = partsOf(words)
  const inPart = facts.area.towns.some(town => partsOf(town)[0] === asked)
  if (inPart && numbers.length === 0) return ''
  return `${[name, ...numbers].join(' ')} n’est pas dans la liste.`
}

/** Nearer than that to the edge, nobody says yes or no from the centres of two towns. */
const UNSURE_KM = 3

function byDistance(firm: Firm, { name, place }: Town): AnswerPart {
  const { area, address } = firm.facts
  const home = homeOf(firm)
  const radius = area.radius_km ?? 0
  if (!home || !place) return elsewhere(firm, null)
  const km = Math.round(kilometresBetween(home, place))
  const ring = `les ${radius}\u00a0km annoncés autour de notre adresse`
  const facts = ['area.radius_km']
  if (place === home) return { kind: 'area', text: `${name} est dans ${ring}.`, facts }
  const far = `${name} est à environ ${km}\u00a0km de ${address.city} à vol d’oiseau`
  if (Math.abs(km - radius) <= UNSURE_KM)
    return {
      kind: 'area',
      text: `${far}\u00a0: à la limite, pour ${ring}. Demandez avant de compter dessus.`,
      facts,
    }
  const where = km < radius ? 'dans' : 'au-delà de ce qui est annoncé\u00a0:'
  return { kind: 'area', text: `${far}, ${where} ${ring}.`, facts }
}
