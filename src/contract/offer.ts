import * as z from 'zod/mini'
import { adminCall } from './call'

const text = z.string()

/** What the administration sets over agency.json (`domain/offer/offer-terms.ts`). */
export const offerTerms = z.object({
  price: z.object({ label: text, detail: text, net_cents: z.int() }),
  rates_note: z.nullable(text),
  offer: z.object({
    domain_ownership: z.optional(text),
    content_ownership: z.optional(text),
    commitment: z.optional(text),
    exit: z.optional(text),
    yearly_cost: z.optional(text),
    included: z.optional(z.array(text)),
  }),
  people: z.array(z.object({ first_name: text, role: text, telephone: text })),
  working_hours: z.object({ days: z.array(z.int()), from: z.int(), to: z.int() }),
})

const version = z.object({
  version: z.number(),
  terms: offerTerms,
  state: z.enum(['in-force', 'proposed', 'withdrawn']),
  at: text,
  by: text,
  confirmed_at: z.nullable(text),
  confirmed_by: z.nullable(text),
})

const offer = z.object({
  terms: offerTerms,
  /** What agency.json says, the default price included. */
  from_file: offerTerms,
  /** What a change names; 0 before the first one. */
  version: z.number(),
  /** Waits for a second account. */
  proposal: z.nullable(version),
  /** The newest first. */
  versions: z.array(version),
  four_eyes: z.boolean(),
})

/** Price, offer, people and hours: written by the owner, confirmed by a second account where the rule of four eyes is on. */
export const offerCalls = {
  offer: adminCall('GET /api/admin/offer', {
    permission: 'decide-dossiers',
    noted: false,
    summary: 'The offer as it holds, what waits for a second account, and what was before',
    reply: offer,
  }),
  changeOffer: adminCall('PUT /api/admin/offer', {
    permission: 'change-settings',
    noted: false,
    summary: 'Another offer from now on; 409 where it changed meanwhile',
    body: z.object({ version: z.int(), terms: offerTerms }),
    reply: offer,
  }),
  confirmOffer: adminCall('POST /api/admin/offer/{version}/confirmation', {
    permission: 'decide-dossiers',
    noted: false,
    summary: 'Confirms an offer that another account wrote',
    reply: offer,
  }),
  withdrawOffer: adminCall('DELETE /api/admin/offer/{version}', {
    permission: 'decide-dossiers',
    noted: false,
    summary: 'Takes back an offer that waits for a second account',
    reply: offer,
  }),
  previewOfferEmail: adminCall('POST /api/admin/offer/preview/email', {
    permission: 'change-settings',
    noted: false,
    summary: 'A message with invented data, as it would leave on these terms',
    body: z.object({ terms: offerTerms }),
    reply: z.object({ html: text }),
  }),
  previewOfferInvoice: adminCall('POST /api/admin/offer/preview/invoice', {
    permission: 'change-settings',
    noted: false,
    summary: 'A specimen of an invoice on these terms',
    body: z.object({ terms: offerTerms }),
    reply: 'application/pdf',
  }),
}
