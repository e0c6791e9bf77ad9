import { keysOf } from '../closed-list'
import type { CallZone } from '../international/lead-pricing'
import type { DisputeVerdict } from '../leads/dispute'
import { DAY_MS } from '../milliseconds'

/** Why a client contests a request that was unlocked; five, as the conditions of the offer say. */
export const QUOTE_DISPUTE_LABELS = {
  'wrong-trade': 'La demande ne concerne pas le métier',
  'wrong-zone': 'La demande n’est pas de la zone achetée',
  unreachable: 'La personne est injoignable',
  duplicate: 'Nous avions déjà débloqué cette demande',
  'not-asked': 'La personne n’a rien demandé, ou s’est ravisée',
}
export type QuoteDisputeReason = keyof typeof QUOTE_DISPUTE_LABELS
export const QUOTE_DISPUTE_REASONS = keysOf(QUOTE_DISPUTE_LABELS)

/** A withdrawal within so long after the payment is credited without a question. */
const CHANGED_MIND_MS = DAY_MS

interface DisputedRequest {
  /** Whether the numbering plan of its country has such a number. */
  reachable: boolean
  phone_zone: CallZone | null
  zone: CallZone
  /** The client unlocked another request of the same person for the same professional in the thirty days before. */
  duplicate: boolean
  /** Between the payment and the asker's withdrawal, milliseconds; null: not withdrawn. */
  withdrawn_after_ms: number | null
}

/** What rules can decide they decide at once; the rest is for a person. */
export function judgeQuoteDispute(reason: QuoteDisputeReason, request: DisputedRequest): DisputeVerdict {
  switch (reason) {
    case 'duplicate':
      return request.duplicate
        ? decided(true, 'Vous aviez déjà débloqué une demande de cette personne pour ce professionnel.')
        : decided(false, 'Aucune autre demande de cette personne ne vous a été facturée dans les 30 jours.')
    case 'unreachable':
      return request.reachable
        ? { decided: false }
        : decided(true, 'Ce numéro ne peut pas exister dans le plan de numérotation de son pays.')
    case 'wrong-zone':
      return request.phone_zone === request.zone
        ? decided(false, 'Le pays des travaux et l’indicatif du téléphone sont ceux de la zone achetée.')
        : { decided: false }
    case 'not-asked':
      return request.withdrawn_after_ms !== null && request.withdrawn_after_ms <= CHANGED_MIND_MS
        ? decided(true, 'La personne a retiré sa demande dans les 24 heures.')
        : { decided: false }
    case 'wrong-trade':
      return { decided: false }
  }
}

const decided = (credited: boolean, sentence: string): DisputeVerdict => ({
  decided: true,
  credited,
  sentence,
})
