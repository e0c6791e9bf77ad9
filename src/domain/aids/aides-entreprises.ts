import { formatDay } from '../text/french'
import { plainText } from '../text/plain-text'
import { fold, slugify } from '../text/slug'
import { type Aid, type AidKind, aidLimits } from './aid'
import { departmentsOf, type Territories } from './aides-entreprises-departments'
import { fieldsOf, itemsOf, LONGEST, sentencesOf, speaksOfSite, textOf } from './aides-entreprises-text'

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

/** The file writes « 0000-00-00 00:00:00 » for none. */
function dayOf(value: unknown): string | null {
  const day = /^(\d{4}-\d{2}-\d{2})/.exec(typeof value === 'string' ? value : '')?.[1]
  return day && !day.startsWith('0000') && !Number.isNaN(Date.parse(day)) ? day : null
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
