import type { Aid } from './aid'

/** About what search results show of a title, in signs. */
const SHOWN = 65
/** Of a long list of places the first one is left. */
const PLACE = 34

/**
 * The title of an aid's page: its name and where it holds, shortened from what says least until search results show both:
 * the department, the article, « agglomération », the end of the name. A name that tells the place itself is enough.
 */
export function aidTitle({ name, territory }: Pick<Aid, 'name' | 'territory'>): string {
  const [place = territory] = territory.split(' (')
  const bare = withoutArticle(place)
  if (bare !== '' && name.includes(bare)) return cut(name, SHOWN)
  const [first = bare] = bare.replace(/^agglomération (?:de |d’)/, '').split(', ')
  const last = cut(first, PLACE)
  const tried = [
    joined(name, territory.replace(/ \((.*)\)$/, ', $1')),
    joined(name, place),
    joined(name, bare),
    `${name}, ${last}`,
  ]
  return tried.find(title => title.length <= SHOWN) ?? `${cut(name, SHOWN - last.length - 2)}, ${last}`
}

/** A name that ends in its own brackets has no others behind them. */
const joined = (name: string, place: string) =>
  name.endsWith(')') ? `${name}, ${place}` : `${name} (${place})`

const withoutArticle = (place: string) => place.replace(/^(?:les? |la |l’)/, '')

/** Up to a whole word that another one does not have to follow. */
function cut(text: string, signs: number): string {
  if (text.length <= signs) return text
  const words = text.slice(0, signs).replace(/\s*\S*$/, '')
  return `${words.replace(/(?:[\s,–]+(?:et|ou|de|des|du|d’un|d’une|à|aux?|en|la|les?|pour))*[\s,–(]*$/, '')}…`
}
