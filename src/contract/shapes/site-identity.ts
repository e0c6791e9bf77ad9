import * as z from 'zod/mini'

export const siteIdentity = z.object({
  demonstration: z.boolean(),
  brand: z.string(),
  legal_name: z.string(),
  legal_form: z.string(),
  capital: z.string(),
  address: z.object({ street: z.string(), postal_code: z.string(), city: z.string() }),
  siren: z.string(),
  siret: z.string(),
  rcs_city: z.string(),
  vat_number: z.string(),
  telephone: z.string(),
  email: z.string(),
  publication_director: z.string(),
  dpo: z.object({ name: z.string(), email: z.string() }),
  host: z.object({ name: z.string(), address: z.string(), telephone: z.string() }),
  offer: z.object({
    domain_ownership: z.optional(z.string()),
    content_ownership: z.optional(z.string()),
    commitment: z.optional(z.string()),
    exit: z.optional(z.string()),
    yearly_cost: z.optional(z.string()),
    included: z.optional(z.array(z.string())),
  }),
  /** What the site costs, and how a paper names it. */
  price: z.object({ label: z.string(), detail: z.string(), net_cents: z.number() }),
  /** A sentence beside the prices of leads. */
  rates_note: z.optional(z.string()),
  /** Who answers clients; none where agency.json names nobody. */
  people: z.optional(z.array(z.object({ first_name: z.string(), role: z.string(), telephone: z.string() }))),
  /** Without a slash at the end: canonical addresses are made from it. */
  public_url: z.string(),
  /** False where messages are only written into the data folder. */
  emails_leave: z.boolean(),
  /** How many months data are kept after the last activity, as the setting says now. */
  retention_months: z.number(),
  /** Whether the test pages work. */
  diagnostics: z.boolean(),
})
