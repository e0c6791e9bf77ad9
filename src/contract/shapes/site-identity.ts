import { array, boolean, number, object, optional, string } from 'zod/mini'

export const siteIdentity = object({
  demonstration: boolean(),
  brand: string(),
  legal_name: string(),
  legal_form: string(),
  capital: string(),
  address: object({ street: string(), postal_code: string(), city: string() }),
  siren: string(),
  siret: string(),
  rcs_city: string(),
  vat_number: string(),
  telephone: string(),
  email: string(),
  publication_director: string(),
  dpo: object({ name: string(), email: string() }),
  host: object({ name: string(), address: string(), telephone: string() }),
  offer: object({
    domain_ownership: optional(string()),
    content_ownership: optional(string()),
    commitment: optional(string()),
    exit: optional(string()),
    yearly_cost: optional(string()),
    included: optional(array(string())),
  }),
  /** What the site costs, and how a paper names it. */
  price: object({ label: string(), detail: string(), net_cents: number() }),
  /** A sentence beside the prices of leads. */
  rates_note: optional(string()),
  /** Who answers clients; none where agency.json names nobody. */
  people: optional(array(object({ first_name: string(), role: string(), telephone: string() }))),
  /** Without a slash at the end: canonical addresses are made from it. */
  public_url: string(),
  /** False where messages are only written into the data folder. */
  emails_leave: boolean(),
  /** How many months data are kept after the last activity, as the setting says now. */
  retention_months: number(),
  /** Whether the test pages work. */
  diagnostics: boolean(),
})
