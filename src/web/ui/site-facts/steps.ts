/** The steps of the form, in their order; the needed ones come first. */
export const FACTS_STEPS = ['firm', 'hours', 'services', 'legal', 'more', 'check'] as const

export type FactsStep = (typeof FACTS_STEPS)[number]

export const STEP_TITLES: Record<FactsStep, string> = {
  firm: 'Votre entreprise',
  hours: 'Vos horaires',
  services: 'Vos services et prix',
  legal: 'Ce que la loi demande',
  more: 'Pour en dire plus',
  check: 'Ce qui manque',
}

const PLACES: Record<Exclude<FactsStep, 'check'>, RegExp> = {
  firm: /^(name|trade|telephone|email|address)\b/,
  hours: /^(hours|by_appointment|public_holidays)\b/,
  services: /^services$|^services\.\d/,
  legal: /^(siren|legal_form|legal)\b/,
  more: /^(about|since|area\.\w+|payments|qualifications|links|closures|assistant_contact|answers)(\.|$)/,
}

/** The step that asks for a fact; null of what no step asks for: a photo, a section. */
export function stepOf(place: string): FactsStep | null {
  return FACTS_STEPS.find(step => step !== 'check' && PLACES[step].test(place)) ?? null
}
