import { REGION_DEPARTMENTS } from '../place/regions'
import { formatDay } from '../text/french'
import { plainText } from '../text/plain-text'
import { fold, slugify } from '../text/slug'
import { type Aid, type AidKind, aidLimits } from './aid'

/** What a proposal is made from. */
export interface Territories {
  /** Their names by code, « 974 ». */
  departments: Record<string, { name: string }>
}

const LONGEST = 4_000

/**
 * A proposal from one record of the public file of aides-entreprises.fr (`aides.json`, licence ouverte), or null where
 * it is closed, has ended, or does not speak of a site. Nothing of it is trusted: no rule is made of its sentences, and
 * whether one may sign first is left to be asked.
 * @param today in Paris, `2026-11-22`
 */
export function proposalOf(record: unknown, territories: Territories, today: string): Aid | null {
  const said = fieldsOf(record)
  const id = /^\d{1,9}$/.exec(String(said.id_aid ?? ''))?.[0]
  const name = plainText(said.aid_nom, aidLimits.name)
  const slug = slugify(`${name.slice(0, 60)}-${id}`)
  if (!id || slugify(name) === '' || String(said.status ?? '1') !== '1' || !speaksOfSite(said)) return null
  const ends_on = dayOf(said.date_fin)
  if (ends_on !== null && ends_on < today) return null
  const indexed = fieldsOf(said.cache_indexation)
  const places = itemsOf(indexed.territoires).map(({ ter_libelle }) =>
    plainText(ter_libelle, aidLimits.territory),
  )
  const known = departmentsOf(places, territories)
  const read = dayOf(said.horodatage) ?? today
  const worth = plainText(said.aid_montant, LONGEST)
  return {
    slug,
    name,
    body: bodyOf(indexed),
    kind: kindOf(indexed),
    territory: places.join(', ').slice(0, aidLimits.territory) || 'à préciser',
    departments: known ?? [],
    conditions: [
      ...(known === null ? ['L’établissement est sur le territoire de l’aide, que la source nomme.'] : []),
      ...sentencesOf(said),
    ].map(says => ({ says })),
    rate: only(worth, /(\d{1,3})(?:[.,]\d+)?\s?%/g, 100),
    ceiling: only(worth, /(\d{1,3}(?:[\s.]\d{3})+|\d{3,7})\s?(?:€|euros)/gi, 10_000_000),
    site_ceiling: null,
    covers:
      plainText(said.aid_operations_el, aidLimits.covers) ||
      plainText(said.aid_objet, aidLimits.covers) ||
      name,
    signing: 'unknown',
    representative: 'unknown',
    source_url: sourceOf(said, id),
    source_dated: `aides-entreprises.fr, ${formatDay(new Date(read))}`,
    checked_on: read,
    ends_on,
    status: 'to-check',
    text: textOf(said, worth),
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

const itemsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.slice(0, 50).map(fieldsOf) : []

const site =
  /\b(?:site internet|site web|sites? marchands?|site vitrine|e-?commerce|vente en ligne|transition numerique|transformation numerique|digitalisation|numerisation|cheque numerique)\b/

const speaksOfSite = ({ aid_nom, aid_objet, aid_operations_el }: Record<string, unknown>) =>
  site.test(fold([aid_nom, aid_objet, aid_operations_el].map(part => plainText(part, LONGEST)).join(' ')))

/** The file writes « 0000-00-00 00:00:00 » for none. */
function dayOf(value: unknown): string | null {
  const day = /^(\d{4}-\d{2}-\d{2})/.exec(typeof value === 'string' ? value : '')?.[1]
  return day && !day.startsWith('0000') && !Number.isNaN(Date.parse(day)) ? day : null
}

/** By region and department; null where one of them is smaller, and postal codes cannot tell. */
function departmentsOf(places: string[], { departments }: Territories): string[] | null {
  const named = new Map([
    ...Object.entries(REGION_DEPARTMENTS).map(([name, codes]) => [slugify(name), codes] as const),
    ...Object.entries(departments).map(([code, { name }]) => [slugify(name), [code]] as const),
  ])
  const found = places.map(place => (slugify(place) === 'france' ? [] : named.get(slugify(place))))
  if (found.length === 0 || found.includes(undefined)) return null
  if (found.some(codes => codes?.length === 0)) return []
  return [...new Set(found.flatMap(codes => codes ?? []))].sort()
}

const bodyOf = (indexed: Record<string, unknown>) =>
  itemsOf(indexed.financeurs)
    .map(({ org_nom }) => plainText(org_nom, 80))
    .filter(name => name !== '')
    .join(', ')
    .slice(0, aidLimits.body) || 'à préciser'

function kindOf(indexed: Record<string, unknown>): AidKind {
  const words = itemsOf(indexed.natures).map(({ typ_libelle }) => fold(plainText(typ_libelle, 80)))
  if (words.some(word => word.includes('subvention'))) return 'subvention'
  return words.some(word => word.includes('pret') || word.includes('avance')) ? 'pret' : 'accompagnement'
}

const sentencesOf = ({ aid_benef, aid_conditions }: Record<string, unknown>) =>
  [aid_benef, aid_conditions].map(part => plainText(part, aidLimits.says)).filter(words => words !== '')

/** The number that a text gives once and no other beside it; else somebody has to read it. */
function only(words: string, pattern: RegExp, most: number): number | null {
  const numbers = [...words.matchAll(pattern)].map(([, digits = '']) => Number(digits.replace(/\D/g, '')))
  const [first, ...more] = [...new Set(numbers)]
  return first !== undefined && more.length === 0 && first > 0 && first <= most ? first : null
}

/** The page that the body keeps of it, where it names one in https; else that of the register. */
function sourceOf({ complements }: Record<string, unknown>, id: string): string {
  const links = itemsOf(fieldsOf(complements).source).map(({ lien }) =>
    typeof lien === 'string' ? lien.trim() : '',
  )
  const honest = links.find(
    link => link.length <= aidLimits.source_url && /^https:\/\/[\w.-]+\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(link),
  )
  return honest ?? `https://www.aides-entreprises.fr/aide/${id}`
}

function textOf(said: Record<string, unknown>, worth: string): string {
  const parts: [string, string][] = [
    ['Objet', plainText(said.aid_objet, LONGEST)],
    [
      'Montant, d’après la source',
      worth && `${worth} Sous réserve d’acceptation, et jusqu’à ce que dit le règlement.`,
    ],
    ['Conditions', plainText(said.aid_conditions, LONGEST)],
  ]
  const shown = parts
    .filter(([, words]) => words !== '')
    .map(([title, words]) => `## ${title}\n\n${asMarkdown(words)}`)
  return [
    ...shown,
    '## Ce qui reste à vérifier\n\nTout : cette fiche vient d’un répertoire, personne ne l’a encore relue.',
  ].join('\n\n')
}

/** Words only: nothing of a stranger becomes a link, a title or an image. */
const asMarkdown = (words: string) => words.replace(/[\\`*_{}[\]()#+!|~]/g, '\\$&')
