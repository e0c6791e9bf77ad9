import { array, boolean, int, nullable, number, object, enum as oneOf, optional, string } from 'zod/mini'
import { call } from './call'

const text = string()

/** What the administration sets over agency.json (`domain/offer/offer-terms.ts`). */
const offerTerms = object({
  price: object({ label: text, detail: text, net_cents: int() }),
  rates_note: nullable(text),
  offer: object({
    domain_ownership: optional(text),
    content_ownership: optional(text),
    commitment: optional(text),
    exit: optional(text),
    yearly_cost: optional(text),
    included: optional(array(text)),
  }),
  people: array(object({ first_name: text, role: text, telephone: text })),
  working_hours: object({ days: array(int()), from: int(), to: int() }),
})

const version = object({
  version: number(),
  terms: offerTerms,
  state: oneOf(['in-force', 'proposed', 'withdrawn']),
  at: text,
  by: text,
  confirmed_at: nullable(text),
  confirmed_by: nullable(text),
})

const offer = object({
  terms: offerTerms,
  /** What agency.json says, the default price included. */
  from_file: offerTerms,
  /** What a change names; 0 before the first one. */
  version: number(),
  /** Waits for a second account. */
  proposal: nullable(version),
  /** The newest first. */
  versions: array(version),
  four_eyes: boolean(),
})

/** Price, offer, people and hours: written by the owner, confirmed by a second account where the rule of four eyes is on. */
export const offerCalls = {
  offer: call({
    method: 'GET',
    path: '/api/admin/offer',
    reader: 'admin',
    permission: 'decide-dossiers',
    noted: false,
    summary: 'The offer as it holds, what waits for a second account, and what was before',
    reply: offer,
  }),
  changeOffer: call({
    method: 'PUT',
    path: '/api/admin/offer',
    reader: 'admin',
    permission: 'change-settings',
    noted: false,
    summary: 'Another offer from now on; 409 where it changed meanwhile',
    body: object({ version: int(), terms: offerTerms }),
    reply: offer,
  }),
  confirmOffer: call({
    method: 'POST',
    path: '/api/admin/offer/{version}/confirmation',
    reader: 'admin',
    permission: 'decide-dossiers',
    noted: false,
    summary: 'Confirms an offer that another account wrote',
    reply: offer,
  }),
  withdrawOffer: call({
    method: 'DELETE',
    path: '/api/admin/offer/{version}',
    reader: 'admin',
    permission: 'decide-dossiers',
    noted: false,
    summary: 'Takes back an offer that waits for a second account',
    reply: offer,
  }),
  previewOfferEmail: call({
    method: 'POST',
    path: '/api/admin/offer/preview/email',
    reader: 'admin',
    permission: 'change-settings',
    noted: false,
    summary: 'A message with invented data, as it would leave on these terms',
    body: object({ terms: offerTerms }),
    reply: object({ html: text }),
  }),
  previewOfferInvoice: call({
    method: 'POST',
    path: '/api/admin/offer/preview/invoice',
    reader: 'admin',
    permission: 'change-settings',
    noted: false,
    summary: 'A specimen of an invoice on these terms',
    body: object({ terms: offerTerms }),
    reply: 'application/pdf',
  }),
}
