import { keysOf, pairsOf } from '../../closed-list'
import { sameData } from '../../same-data'
import type { KnownAnswer, LegalFacts, Service, SiteFacts } from '../facts/facts'
import { FACTS_PART_LABELS, type FactsPart } from '../facts/merge-facts'
import { addressWords } from '../words/address-words'
import { closureWords } from '../words/closing-words'
import { shownPrice } from '../words/shown-price'
import { type Change, changed } from './change'
import { hoursChanges } from './hours-changes'

const LEGAL_LABELS: Record<keyof LegalFacts, string> = {
  capital: 'Capital',
  registry: 'Registre',
  registry_city: 'Ville du registre',
  vat_number: 'Numéro de TVA',
  publication_director: 'Responsable de la publication',
  mediator: 'Médiateur',
  authority: 'Autorité',
  insurance: 'Assurance',
}

/** What is true otherwise, in the order in which an owner looks for it. */
export const factsChanges = (before: SiteFacts, after: SiteFacts): Change[] =>
  keysOf(CHANGES).flatMap(part => CHANGES[part](before, after))

const CHANGES: Record<FactsPart, (before: SiteFacts, after: SiteFacts) => Change[]> = {
  hours: (before, after) => hoursChanges(before.hours, after.hours),
  by_appointment: told('by_appointment', answer => (answer === null ? null : answer ? 'oui' : 'non')),
  public_holidays: told('public_holidays', days =>
    days === null ? null : days === 'open' ? 'ouvert' : 'fermé',
  ),
  closures: (before, after) =>
    membersChanges('Fermeture', before.closures.map(closureWords), after.closures.map(closureWords)),
  services: (before, after) => servicesChanges(before.services, after.services),
  name: told('name', asTyped),
  trade: told('trade', asTyped),
  telephone: told('telephone', asTyped),
  email: told('email', asTyped),
  about: told('about', asTyped),
  since: told('since', asTyped),
  legal_form: told('legal_form', asTyped),
  siren: told('siren', asTyped),
  assistant_contact: told('assistant_contact', asTyped),
  address: told('address', addressWords),
  area: told('area', ({ towns, radius_km }) =>
    [...towns, ...(radius_km === null ? [] : [`à ${radius_km}\u00a0km à la ronde`])].join(', '),
  ),
  payments: told('payments', ways => ways.join(', ')),
  qualifications: told('qualifications', all =>
    all.map(({ name, number }) => [name, number].filter(Boolean).join(' ')).join(', '),
  ),
  links: told('links', addresses => addresses.join(', ')),
  answers: (before, after) =>
    membersChanges(
      FACTS_PART_LABELS.answers,
      (before.answers ?? []).map(answerWords),
      (after.answers ?? []).map(answerWords),
    ),
  legal: (before, after) =>
    pairsOf<keyof LegalFacts, string>(LEGAL_LABELS).flatMap(([part, label]) =>
      changed(label, before.legal[part], after.legal[part]),
    ),
}

/** A part that is told by its words, before and after. */
function told<Part extends FactsPart>(part: Part, words: (fact: SiteFacts[Part]) => string | null) {
  return (before: SiteFacts, after: SiteFacts) =>
    changed(FACTS_PART_LABELS[part], words(before[part]), words(after[part]))
}

function asTyped(text: string | null): string | null {
  return text
}

const answerWords = ({ question, answer }: KnownAnswer) => `${question}\n${answer}`

/** What is on one list and not on the other. */
function membersChanges(what: string, before: string[], after: string[]): Change[] {
  const gone = before.filter(one => !after.includes(one))
  const come = after.filter(one => !before.includes(one))
  if (gone.length === 1 && come.length === 1) return changed(what, gone[0] ?? null, come[0] ?? null)
  return [...gone.flatMap(one => changed(what, one, null)), ...come.flatMap(one => changed(what, null, one))]
}

/** By their names; one that stands at the same place under another name was renamed. */
function servicesChanges(before: Service[], after: Service[]): Change[] {
  if (sameData(before, after)) return []
  const left = [...after]
  const pairs = before.map((service, at) => {
    const same = left.findIndex(({ name }) => name === service.name)
    const renamed = isRenamed(before, after, at) ? left.indexOf(after[at] ?? service) : -1
    const found = same >= 0 ? same : renamed
    return [service, found >= 0 ? (left.splice(found, 1)[0] ?? null) : null] as const
  })
  const lines = [
    ...pairs.flatMap(([was, is]) =>
      is ? serviceChanges(was, is) : changed(`Service`, serviceWords(was), null),
    ),
    ...left.flatMap(service => changed('Service', null, serviceWords(service))),
  ]
  const order = (services: Service[]) => services.map(({ name }) => name).join(', ')
  return lines.length > 0 ? lines : changed('Ordre des services', order(before), order(after))
}

/** Both lists have something else at this place, and neither name stands on the other list. */
function isRenamed(before: Service[], after: Service[], at: number): boolean {
  const [was, is] = [before[at], after[at]]
  if (!was || !is || before.length !== after.length) return false
  return !after.some(({ name }) => name === was.name) && !before.some(({ name }) => name === is.name)
}

function serviceChanges(was: Service, is: Service): Change[] {
  return [
    ...changed('Nom d’un service', was.name, is.name),
    ...changed(`Prix\u00a0: ${is.name}`, fullPrice(was), fullPrice(is)),
    ...changed(`Précision\u00a0: ${is.name}`, was.detail, is.detail),
  ]
}

const fullPrice = (service: Service) =>
  [shownPrice(service), service.unit].filter(Boolean).join(' ') || 'sans prix'

const serviceWords = (service: Service) =>
  [service.name, shownPrice(service), service.unit].filter(Boolean).join(' ')
