import * as z from 'zod/mini'
import { adminCall } from '../call'
import { instant } from '../shapes/instant'
import { offerTerms } from '../shapes/offer-terms'

const text = z.string()

const version = z.object({
  version: z.number(),
  terms: offerTerms,
  state: z.enum(['in-force', 'proposed', 'withdrawn']),
  at: instant,
  by: text,
  confirmed_at: z.nullable(instant),
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
