import { boolean, nullable, object, enum as oneOf, string } from 'zod/mini'
import { ADDRESS_PROOFS } from '~/domain/dossier/address-proof'
import { QUOTE_TIMINGS } from '~/domain/international/lead-pricing'
import { QUOTE_DISPUTE_REASONS } from '~/domain/quote-requests/quote-dispute'
import { QUOTE_REQUEST_STATES } from '~/domain/quote-requests/quote-request'
import { WANTED_TRADE_NAMES } from '~/domain/quote-requests/wanted-trade'

export const shownToAsker = object({
  state: oneOf(QUOTE_REQUEST_STATES),
  wanted: oneOf(WANTED_TRADE_NAMES),
  town: string(),
  timing: oneOf(QUOTE_TIMINGS),
  created_at: string(),
  consent_text: string(),
  consented_at: string(),
  email_proof: oneOf(ADDRESS_PROOFS),
  withdrawn_at: nullable(string()),
  /** Who has it, from the moment that it was unlocked. */
  buyer: nullable(
    object({
      company_name: string(),
      contact_name: string(),
      email: string(),
      phone: string(),
      unlocked_at: string(),
    }),
  ),
  /** What the client contests, and whether the asker's word is still asked. */
  dispute: nullable(object({ reason: oneOf(QUOTE_DISPUTE_REASONS), may_answer: boolean() })),
})
