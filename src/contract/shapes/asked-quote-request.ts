import * as z from 'zod/mini'
import { ADDRESS_PROOFS } from '~/domain/dossier/address-proof'
import { QUOTE_TIMINGS } from '~/domain/international/lead-pricing'
import { QUOTE_DISPUTE_REASONS } from '~/domain/quote-requests/quote-dispute'
import { QUOTE_REQUEST_STATES } from '~/domain/quote-requests/quote-request'
import { WANTED_TRADE_NAMES } from '~/domain/quote-requests/wanted-trade'
import { instant } from './instant'

export const shownToAsker = z.object({
  state: z.enum(QUOTE_REQUEST_STATES),
  wanted: z.enum(WANTED_TRADE_NAMES),
  town: z.string(),
  timing: z.enum(QUOTE_TIMINGS),
  created_at: instant,
  consent_text: z.string(),
  consented_at: instant,
  email_proof: z.enum(ADDRESS_PROOFS),
  withdrawn_at: z.nullable(instant),
  /** Who has it, from the moment that it was unlocked. */
  buyer: z.nullable(
    z.object({
      company_name: z.string(),
      contact_name: z.string(),
      email: z.string(),
      phone: z.string(),
      unlocked_at: instant,
    }),
  ),
  /** What the client contests, and whether the asker's word is still asked. */
  dispute: z.nullable(z.object({ reason: z.enum(QUOTE_DISPUTE_REASONS), may_answer: z.boolean() })),
})
