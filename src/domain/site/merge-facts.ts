import { keysOf } from '../closed-list'
import { sameData } from '../same-data'
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

/** Puts two changes of the same facts together, part by part, so that neither is lost unseen. */
export function mergeFacts(base: SiteFacts, mine: SiteFacts, theirs: SiteFacts): MergedFacts {
  const merged: MergedFacts = { facts: mine, taken: [], both: [] }
  for (const part of FACTS_PARTS) {
    if (sameData(base[part], theirs[part]) || sameData(mine[part], theirs[part])) continue
    if (!sameData(base[part], mine[part])) merged.both.push(part)
    else {
      merged.taken.push(part)
      merged.facts = withPart(merged.facts, part, theirs)
    }
  }
  return merged
}

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
