import type { Agency, PostalAddress } from '../agency'
import type { AvoirMotive } from './avoir-motive'
import type { VatTreatment } from './vat-treatment'

/** Money is integer cents everywhere; only the wire speaks euros. */
export interface InvoiceAmounts {
  net_cents: number
  vat_cents: number
  gross_cents: number
  /** 2000 is 20 %. */
  vat_basis_points: number
  /** The sentence of the law where VAT does not apply. */
  vat_exemption?: string
}

/** One thing that is billed, as it was offered when the draft was made. */
export interface InvoiceLine {
  label: string
  detail: string
  quantity: number
  unit_net_cents: number
  net_cents: number
}

/** Invoices, avoirs, test papers, quotes and the months of the leads offer each count for themselves, without a gap. */
export type InvoiceSeries = 'FTN' | 'AV' | 'TEST' | 'DEV' | 'LP'

/** `FTN-2026-00001`; beyond 99,999 the number simply grows a digit. @throws RangeError for a rank that does not count from 1 */
export function invoiceNumber(series: InvoiceSeries, year: number, rank: number): string {
  if (!Number.isInteger(rank) || rank < 1) throw new RangeError(`not a rank: ${rank}`)
  return `${series}-${year}-${String(rank).padStart(5, '0')}`
}

/** A signature or an avoir takes the number; until then an invoice has a reference that no law counts. */
export const DRAFT_REFERENCE = /^PROJET-[2-9A-HJ-NP-Z]{10}$/

const REFERENCE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** `PROJET-` and ten letters or figures that nobody takes for one another, fifty random bits. */
export function draftReference(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(10))].map(byte => REFERENCE_LETTERS[byte % 32])
  return `PROJET-${letters.join('')}`
}

/** Who is billed, as the visitor typed it; `structured` only when the public registry gave the address. */
export interface Buyer {
  company_name: string
  siret: string
  address: string
  email: string
  phone: string
  structured?: PostalAddress
  /** Of a client of the leads offer, who may be anywhere and has no SIRET here; ISO 3166-1, two letters. */
  country?: string
  /** Of such a client in France. */
  siren?: string | null
  /** As it was checked; null where none is asked for. */
  vat_number?: string | null
}

/** Everything an invoice or an avoir prints, and nothing else: the paper and its XML are made from it alone. */
export interface InvoicePaper {
  /** A quote is never signed nor sealed, and has no Factur-X. */
  kind: 'invoice' | 'avoir' | 'quote'
  number: string
  /** The instant of issue; papers print its day in Paris. */
  issued_at: Date
  seller: Agency
  buyer: Buyer
  lines: InvoiceLine[]
  amounts: InvoiceAmounts
  /** A paper of the test calls: printed « Spécimen », worth nothing. */
  is_test: boolean
  /** The aid that its condition names, where that was known; a quote and papers of before name none. */
  asked?: AskedAid
  /** The invoice that an avoir cancels. */
  cancels?: { number: string; issued_at: Date }
  /** Why; avoirs of before there were motives name none. */
  motive?: AvoirMotive
  /** What makes it a paper of the leads offer: paid beforehand, and issued without a signature. */
  leads?: LeadsTerms
}

/** What a contract hangs on, as far as it was known when its paper was drawn. */
export interface AskedAid {
  /** « Kap Numérik (Région Réunion) »: those for which its client said that he filed or was granted. */
  aids: string[]
  /** To whom the dossier is handed over. */
  bodies: string[]
}

export interface LeadsTerms {
  /** What was delivered or credited in it, `2026-10`, by the clock of Paris. */
  month: string
  treatment: VatTreatment
}

/** What proves the signature; printed on the paper and kept as evidence (specification B5). */
export interface SignatureBlock {
  signed_at: Date
  ip: string
  user_agent: string
  /** The five boxes, in the order in which they are shown. */
  agreements: { label: string }[]
  agreements_version: string
  /** SHA-256 of the agreements' texts, hexadecimal. */
  agreements_sha256: string
  /** SHA-256 of the PDF that was shown, as the browser sent it back; null is printed « non transmis ». */
  shown_sha256: string | null
  /** When the dossier's address had proven itself, ISO 8601; null: never; left out in signatures of before. */
  address_proven_at?: string | null
}
