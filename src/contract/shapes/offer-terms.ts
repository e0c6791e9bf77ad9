import * as z from 'zod/mini'

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
