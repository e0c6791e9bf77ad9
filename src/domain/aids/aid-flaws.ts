import { isDay } from '../paris-time'
import type { Aid } from './aid'
import { ruleFlaw } from './judge-rule'

export interface AidFlaw {
  /** A rule's is `conditions.2`: the third condition. */
  field: keyof Aid | `conditions.${number}`
  message: string
}

/**
 * What keeps an aid from being kept: no aid without source, date and rules that can be judged. Whether a
 * rule also means what it says is looked over where one is typed, and in a test for the files (rule-problems.ts).
 */
export function aidFlaws(aid: Aid): AidFlaw[] {
  const flaws: AidFlaw[] = []
  if (!/^https:\/\/[^\s/]+\.[^\s/]+/.test(aid.source_url))
    flaws.push({ field: 'source_url', message: 'La source est une adresse en https.' })
  if (!isDay(aid.checked_on))
    flaws.push({ field: 'checked_on', message: 'La date de vérification s’écrit 2026-11-22.' })
  if (aid.ends_on !== null && !isDay(aid.ends_on))
    flaws.push({ field: 'ends_on', message: 'La date de fin s’écrit 2026-11-22.' })
  if (aid.rate !== null && !(aid.rate > 0 && aid.rate <= 100))
    flaws.push({ field: 'rate', message: 'Le taux est compris entre 1 et 100.' })
  for (const field of ['ceiling', 'site_ceiling'] as const) {
    const amount = aid[field]
    if (amount !== null && !(Number.isInteger(amount) && amount > 0))
      flaws.push({ field, message: 'Le plafond est un nombre entier d’euros.' })
  }
  flaws.push(...departmentFlaws(aid))
  aid.conditions.forEach(({ rule }, at) => {
    const flaw = rule === undefined || rule === null ? null : ruleFlaw(rule)
    if (flaw) flaws.push({ field: `conditions.${at}`, message: flaw })
  })
  return flaws
}

/** Departments stand in a rule as they are written, also of an aid that is only tried. */
export const departmentFlaws = ({ departments }: Pick<Aid, 'departments'>): AidFlaw[] =>
  departments.every(code => /^(\d{2}|2[AB]|9[78]\d)$/.test(code))
    ? []
    : [{ field: 'departments', message: 'Les départements s’écrivent 69, 2A ou 974.' }]

/** An aid that has ended is not « ouverte », whatever its source still says. @param today in Paris, `2026-11-22` */
export function endFlaws({ status, ends_on }: Pick<Aid, 'status' | 'ends_on'>, today: string): AidFlaw[] {
  if (status !== 'open' || ends_on === null || ends_on >= today) return []
  return [
    { field: 'status', message: 'Une aide dont la date de fin est passée n’est pas «\u00a0ouverte\u00a0».' },
  ]
}
