import type { CallZone, Trade } from '../international/lead-pricing'

/** What the text seems to want. */
export const QUALIFIER_INTENTS = ['quote', 'question', 'advertising', 'unclear'] as const

export const INTENT_LABELS: Record<(typeof QUALIFIER_INTENTS)[number], string> = {
  quote: 'Une demande de devis',
  question: 'Une question',
  advertising: 'De la publicité',
  unclear: 'Une intention peu claire',
}

/**
 * What a program that reads the text says of it (specification B14): shown beside the request, it decides
 * nothing; price, trade and zone stay those of the form.
 */
export interface QualifierWord {
  trade: Trade
  zone: CallZone | null
  intent: (typeof QUALIFIER_INTENTS)[number]
  /** Why, in one sentence, masked as the text is; null where it cannot be shown surely. */
  reason: string | null
}
