import { kilometresBetween } from '~/domain/city/distance'
import type { PlaceRecord } from '~/domain/city/place'
import { departmentOf } from '~/domain/place/department'
import { fold } from '~/domain/text/slug'
import type { Firm } from './firm'

export interface Town {
  /** As it is written; as it was typed where nobody knows it. */
  name: string
  /** As it was asked, folded, with the number of a district. */
  words: string
  place: PlaceRecord | null
}

/** As many are told of. */
const MOST_TOWNS = 3
/** What people shorten the name of a neighbouring town to, they mean by it: « Caluire » of Caluire-et-Cuire. */
const NEIGHBOUR_KM = 30

/** The runs of words that name a town, the longest first; of towns of one name, the nearest to the firm. @param isGoing whether it is asked where the firm goes */
export function townsAsked(firm: Firm, text: string, isGoing: boolean): Town[] {
  const words = keyOf(text).split(' ')
  const own = [...firm.facts.area.towns, firm.facts.address.city ?? ''].map(town => partsOf(town)[0])
  const home = homeOf(firm)
  const found: (Town & { at: number; end: number })[] = []
  for (let length = Math.min(6, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const end = at + length
      if (found.some(one => at < one.end && one.at < end)) continue
      const name = words.slice(at, end).join(' ')
      const before = words[at - 1] ?? ''
      // A town is gone to; without a word before it, only a name of the firm's own, or one that is all that is said.
      const next = LED_ON.test(before) || found.some(one => one.end === at)
      const led = found.length > 0 ? next : LED.test(before) || at === 0 || (GOES.test(before) && isGoing)
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
  const named = found.sort((one, two) => one.at - two.at)
  // « 69100 Villeurbanne »
  return named
    .filter(({ words: one }, at) => named.findIndex(({ words }) => words === one) === at)
    .slice(0, MOST_TOWNS)
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

/** The town that a firm means by a name without a number of a district; null where nobody knows it. */
export function placeCalled(firm: Firm, words: string): PlaceRecord | null {
  const [name, numbers] = partsOf(words)
  const home = homeOf(firm)
  return numbers.length > 0
    ? null
    : (nearest(tableOf(firm.places).get(name) ?? [], home) ?? shortened(firm, name, home))
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
export function homeOf({ facts, places }: Firm): PlaceRecord | null {
  const { city, postal_code } = facts.address
  const found = tableOf(places).get(partsOf(city ?? '')[0]) ?? []
  const department = postal_code && departmentOf(postal_code)
  return found.find(place => place.department === department) ?? null
}

/** What a town is called, and the numbers of its districts. */
export function partsOf(words: string): [name: string, numbers: string[]] {
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
