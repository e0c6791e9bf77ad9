import { keysOf } from '../../closed-list'
import { sameData } from '../../same-data'
import { hoursOn, withDay } from '../hours/day-hours'
import { WEEK_DAYS } from '../hours/week-days'
import type { SiteFacts } from './facts'

export type FactsPart = keyof SiteFacts

/** What two people made of the same facts. */
export interface MergedFacts {
  /** Mine where I changed something, theirs elsewhere. */
  facts: SiteFacts
  /** What they changed and I did not. */
  taken: FactsPart[]
  /** What both changed, each in another way: mine stands. */
  both: FactsPart[]
}

/** Puts two changes of the same facts together, part by part, a list thing by thing and a week day by day, so that neither is lost unseen. */
export function mergeFacts(base: SiteFacts, mine: SiteFacts, theirs: SiteFacts): MergedFacts {
  const merged: MergedFacts = { facts: mine, taken: [], both: [] }
  for (const part of FACTS_PARTS) {
    if (sameData(base[part], theirs[part]) || sameData(mine[part], theirs[part])) continue
    const together = sameData(base[part], mine[part]) ? theirs : mergedLists(part, base, mine, theirs)
    if (!together) merged.both.push(part)
    else {
      merged.taken.push(part)
      merged.facts = withPart(merged.facts, part, together)
    }
  }
  return merged
}

/** What each thing of a list is known by. */
const NAMED_BY: Partial<Record<FactsPart, string>> = {
  services: 'name',
  closures: 'from',
  answers: 'question',
}

/** One raised a price and the other one another: theirs in their order, with mine, what I added last; null where both changed the very same. */
function mergedLists(part: FactsPart, base: SiteFacts, mine: SiteFacts, theirs: SiteFacts): SiteFacts | null {
  if (part === 'hours') return mergedHours(base, mine, theirs)
  const key = NAMED_BY[part]
  if (!key) return null
  const [before, ours, others] = [byName(base[part], key), byName(mine[part], key), byName(theirs[part], key)]
  if (!before || !ours || !others || isMoved(before, ours) || isMoved(before, others)) return null
  const list: unknown[] = []
  for (const name of new Set([...others.keys(), ...ours.keys()])) {
    const [was, one, other] = [before.get(name), ours.get(name), others.get(name)]
    if (isBoth(was, one, other)) return null
    const kept = sameData(was, one) ? other : one
    if (kept) list.push(kept)
  }
  return { ...mine, [part]: list }
}

/** One said another Monday and the other another Saturday: their week with my days. */
function mergedHours(base: SiteFacts, mine: SiteFacts, theirs: SiteFacts): SiteFacts | null {
  let { hours } = theirs
  for (const day of WEEK_DAYS) {
    const on = (facts: SiteFacts) => hoursOn(facts.hours, day).map(({ row: _, ...stretch }) => stretch)
    const [was, one, other] = [on(base), on(mine), on(theirs)]
    if (isBoth(was, one, other)) return null
    if (!sameData(was, one)) hours = withDay(hours, day, one)
  }
  return { ...mine, hours }
}

/** Whether both changed the very same, each in another way. */
const isBoth = (was: unknown, one: unknown, other: unknown) =>
  !sameData(was, one) && !sameData(was, other) && !sameData(one, other)

type Named = Map<string, unknown>

/** Null where two are called alike. */
function byName(list: unknown, key: string): Named | null {
  const things: Record<string, unknown>[] = Array.isArray(list) ? list : []
  const named = new Map(things.map(thing => [String(thing[key]), thing]))
  return named.size === things.length ? named : null
}

/** Whether what stays stands in another order, or after something new: a name that was put right, in the middle. */
const isMoved = (before: Named, after: Named) =>
  !sameData(
    [...before.keys()]
      .filter(name => after.has(name))
      .concat([...after.keys()].filter(name => !before.has(name))),
    [...after.keys()],
  )

/** These facts with one part of others. */
export const withPart = (facts: SiteFacts, part: FactsPart, others: SiteFacts): SiteFacts => ({
  ...facts,
  [part]: others[part],
})

/** The parts of the facts, as people call them. */
export const FACTS_PART_LABELS: Record<FactsPart, string> = {
  name: 'Nom de l’entreprise',
  trade: 'Métier',
  legal_form: 'Forme juridique',
  siren: 'SIREN',
  legal: 'Mentions légales',
  address: 'Adresse',
  telephone: 'Téléphone',
  email: 'E-mail',
  hours: 'Horaires',
  by_appointment: 'Rendez-vous',
  public_holidays: 'Jours fériés',
  closures: 'Fermetures',
  services: 'Services et prix',
  area: 'Secteur',
  about: 'À propos',
  since: 'Année de création',
  payments: 'Moyens de paiement',
  qualifications: 'Qualifications',
  links: 'Liens',
  assistant_contact: 'Qui répond quand l’assistant ne sait pas',
  answers: 'Réponses de l’assistant',
}

const FACTS_PARTS = keysOf(FACTS_PART_LABELS)

/** The part that a field belongs to, by its path (`services.3.name`). */
export const partOf = (field: string): FactsPart | undefined =>
  FACTS_PARTS.find(part => part === field.split('.')[0])
