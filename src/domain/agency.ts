/**
 * Who runs this site and what is sold, as `agency.json` says it (specification B1).
 * What is left out of `offer` is left out of the pages: it is never invented.
 */
export interface Agency {
  /** True while the file still holds the demonstration identity: the server, the dashboard and the invoice say so. */
  demonstration: boolean
  brand: string
  legal_name: string
  legal_form: string
  /** Share capital as printed, « 10 000 € ». */
  capital: string
  address: PostalAddress
  /** Nine digits. */
  siren: string
  /** Fourteen digits. */
  siret: string
  rcs_city: string
  vat_number: string
  /** True when the agency opted for VAT on debits: a mandatory mention of its invoices. */
  vat_on_debits: boolean
  /** Without spaces. */
  iban: string
  bic: string
  telephone: string
  email: string
  publication_director: string
  dpo: { name: string; email: string }
  host: { name: string; address: string; telephone: string }
  offer: Offer
  /** Who answers clients; left out, no person is shown. */
  people?: Person[]
  /** When the team is at work, which times its warnings; Monday to Friday from 9 to 18 where unset. */
  working_hours?: WorkingHours
  /** What the site costs, and how a paper names it, once the administration said it; `OFFER` until then (`priceOf`). */
  price?: SitePrice
  /** A sentence beside the prices of leads, where the administration wrote one. */
  rates_note?: string
}

/** The one thing that is sold to French firms: a line of a paper. */
export interface SitePrice {
  label: string
  detail: string
  /** Before tax, integer cents. */
  net_cents: number
}

/** Whole hours of Paris. */
export interface WorkingHours {
  /** 1 is Monday, 7 Sunday. */
  days: number[]
  from: number
  to: number
}

/** Somebody whom a client can call. */
export interface Person {
  first_name: string
  role: string
  telephone: string
}

export interface PostalAddress {
  street: string
  postal_code: string
  city: string
}

/** The commercial terms, each a sentence in French; unset means not shown. */
export interface Offer {
  domain_ownership?: string
  content_ownership?: string
  commitment?: string
  exit?: string
  yearly_cost?: string
  included?: string[]
  /** What the price is made of, on invoices and quotes: creation, hosting, upkeep. One line where unset. */
  lines?: OfferPart[]
}

/** One line of an invoice; together they are the price without tax. */
export interface OfferPart {
  label: string
  detail: string
  net_cents: number
}

const TERMS = [
  'included',
  'content_ownership',
  'domain_ownership',
  'yearly_cost',
  'commitment',
  'exit',
] as const satisfies (keyof Offer)[]

/**
 * What the general terms promise to say (article 3) and `offer` of agency.json leaves out. A demonstration sells nothing,
 * so that nothing is missing there.
 */
export function unsaidTerms({ demonstration, offer }: Pick<Agency, 'demonstration' | 'offer'>): string[] {
  return demonstration ? [] : TERMS.filter(term => (offer[term]?.length ?? 0) === 0)
}
