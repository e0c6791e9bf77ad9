import type { CallZone } from '../international/lead-pricing'
import { DAY_MS } from '../milliseconds'
import { plain } from '../reading/plain-words'
import { type QuoteRequest, zoneOf } from './quote-request'
import { tradesSpokenOf } from './trades-spoken-of'
import { WANTED_TRADES } from './wanted-trade'

/** What rules look at before a request is offered; a request that fails one waits for a person. */
export const REQUEST_CHECKS = [
  'address',
  'number',
  'zone',
  'trade-words',
  'duplicate',
  'completeness',
] as const

export interface RequestCheck {
  check: (typeof REQUEST_CHECKS)[number]
  outcome: 'passed' | 'failed' | 'inconclusive'
  /** Both sides read it. */
  sentence: string
}

export interface RequestFacts {
  /** Whether a code proved the asker's address. */
  proven: boolean
  /** Whether such a number can exist, by the numbering plan of its country. */
  reachable: boolean
  /** From the number's country; null where it tells none. */
  phone_zone: CallZone | null
  /** The same person asked for the same professional within the thirty days before. */
  duplicate: boolean
}

/** A second request of one person for one trade within so long is a duplicate. */
export const DUPLICATE_REQUEST_MS = 30 * DAY_MS
/** Words of a project that say enough to answer it. */
const ENOUGH_WORDS = 6
const TOO_FEW_WORDS = 3

/** What rules say of a request, before anybody pays for it. */
export function qualify(request: QuoteRequest, facts: RequestFacts): RequestCheck[] {
  return [
    facts.proven
      ? passed('address', 'L’adresse e-mail est confirmée par un code.')
      : failed('address', 'L’adresse e-mail n’est pas confirmée.'),
    facts.reachable
      ? passed('number', 'Le numéro de téléphone peut exister.')
      : failed('number', 'Ce numéro de téléphone ne peut pas exister.'),
    zoneCheck(request, facts.phone_zone),
    tradeCheck(request),
    facts.duplicate
      ? failed('duplicate', 'La même personne a déjà demandé ce professionnel dans les 30 jours.')
      : passed('duplicate', 'Première demande de cette personne pour ce professionnel en 30 jours.'),
    completenessCheck(request),
  ]
}

/** Only what failed holds a request back; what is inconclusive does not. */
export const passesAll = (checks: readonly RequestCheck[]): boolean =>
  checks.every(({ outcome }) => outcome !== 'failed')

function zoneCheck(request: QuoteRequest, phone_zone: CallZone | null): RequestCheck {
  return phone_zone === zoneOf(request)
    ? passed('zone', 'L’indicatif du téléphone est celui de la zone.')
    : inconclusive('zone', 'L’indicatif du téléphone ne confirme pas la zone.')
}

function tradeCheck(request: QuoteRequest): RequestCheck {
  const spoken = tradesSpokenOf(request.project)
  if (spoken.includes(request.wanted)) return passed('trade-words', 'Le texte parle de ce métier.')
  const others = spoken.filter(name => WANTED_TRADES[name].trade !== WANTED_TRADES[request.wanted].trade)
  return others.length > 0 && others.length === spoken.length && request.wanted !== 'other'
    ? failed('trade-words', 'Le texte parle d’un autre métier.')
    : inconclusive('trade-words', 'Le texte ne nomme pas le métier.')
}

function completenessCheck({ project }: QuoteRequest): RequestCheck {
  const words = plain(project)
    .split(' ')
    .filter(word => word.length > 1).length
  if (words >= ENOUGH_WORDS) return passed('completeness', 'Le projet est décrit.')
  return words < TOO_FEW_WORDS
    ? failed('completeness', 'Le projet n’est pas décrit.')
    : inconclusive('completeness', 'Le projet est décrit en peu de mots.')
}

const verdict =
  (outcome: RequestCheck['outcome']) =>
  (check: RequestCheck['check'], sentence: string): RequestCheck => ({ check, outcome, sentence })
const [passed, failed, inconclusive] = [verdict('passed'), verdict('failed'), verdict('inconclusive')]
