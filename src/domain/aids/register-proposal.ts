import { formatDay } from '../text/french'
import { plainText } from '../text/plain-text'
import { fold, slugify } from '../text/slug'
import { type Aid, type AidKind, aidLimits } from './aid'
import { departmentsOf, type Territories } from './aides-entreprises-departments'
import { fieldsOf, itemsOf, LONGEST, sentencesOf, speaksOfSite, textOf } from './aides-entreprises-text'
import { linksOf, recordDay, registerId, registerPage } from './register-record'

/**
 * A proposal from one record of the public file of aides-entreprises.fr (`aides.json`, licence ouverte), or null where
 * it is closed, has ended, or does not speak of a site. Nothing of it is trusted: no rule is made of its sentences, and
 * whether one may sign first is left to be asked.
 * @param today in Paris, `2026-11-22`
 */
export function proposalOf(record: unknown, territories: Territories, today: string): Aid | null {
  const said = fieldsOf(record)
  const id = registerId(record)
  const name = plainText(said.aid_nom, aidLimits.name)
  const slug = slugify(`${name.slice(0, 60)}-${id}`)
  if (!id || slugify(name) === '' || String(said.status ?? '1') !== '1' || !speaksOfSite(said)) return null
  const ends_on = recordDay(said.date_fin)
  if (ends_on !== null && ends_on < today) return null
  const indexed = fieldsOf(said.cache_indexation)
  const places = itemsOf(indexed.territoires).map(({ ter_libelle }) =>
    plainText(ter_libelle, aidLimits.territory),
  )
  const known = departmentsOf(places, territories)
  const read = recordDay(said.horodatage) ?? today
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
    source_url: linksOf(record)[0] ?? registerPage(id),
    source_dated: `aides-entreprises.fr, ${formatDay(new Date(read))}`,
    checked_on: read,
    ends_on,
    status: 'to-check',
    text: textOf(said, worth),
  }
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
