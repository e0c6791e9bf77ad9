import type { ColumnType, Generated } from 'kysely'
import type { InvoiceStatus } from '~/domain/dossier/dossier'
import type { FrozenTerms } from '~/domain/invoice/frozen-terms'
import type { Payer } from '~/domain/invoice/settlement'
import type { StoredSignature } from '~/domain/invoice/stored-signature'
import type { Json } from './json'

export interface QuoteTable {
  /** `DEV-2026-00001`. */
  number: string
  dossier_id: string
  issued_at: Date
  valid_until: Date
  paper: Json
  /** When the client said that the aid was agreed to. */
  agreed_at: Date | null
  /** When the client said that he had filed his request, where that is all that his aids ask. */
  filed_at: Generated<Date | null>
}

export interface InvoiceTable {
  /** The reference until the signature, the number from then on. */
  number: string
  /** `PROJET-…`, kept beside the number; null for what was signed before there were references. */
  reference: string | null
  series: string
  /** Both null until the signature. */
  year: number | null
  sequence: number | null
  dossier_id: string
  is_test: Generated<boolean>
  company_name: string
  status: Generated<InvoiceStatus>
  amount_ht_cents: number
  amount_tva_cents: number
  amount_ttc_cents: number
  created_at: Date
  /** A day of Europe/Paris, `2026-03-31`. */
  issue_date: string
  signed_at: Date | null
  /** Seller and lines as they were when the draft was made; null in drafts older than that. */
  frozen: Json<FrozenTerms> | null
  paper: Json | null
  signature: Json<StoredSignature> | null
  pdf_key: string | null
  pdf_size: number | null
  pdf_sha256: string | null
  search_text: ColumnType<string, never, never>
}

export interface SealedFileColumns {
  pdf_key: string
  pdf_size: number
  pdf_sha256: string
  /** PAdES baseline level. */
  seal: 'B' | 'T'
}

/** A paper of a numbered series, issued and sealed at once. */
export interface IssuedPaperColumns extends SealedFileColumns {
  number: string
  series: string
  year: number
  sequence: number
  company_name: string
  amount_ht_cents: number
  amount_tva_cents: number
  amount_ttc_cents: number
  issued_at: Date
  /** A day of Europe/Paris, `2026-03-31`. */
  issue_date: string
  paper: Json
}

export interface AvoirTable extends IssuedPaperColumns {
  invoice_number: string
  dossier_id: string
}

export interface PaymentTable {
  /** From 1, without a gap. */
  id: number
  invoice_number: string
  dossier_id: string
  /** Below zero: it went back, or corrects an earlier line. */
  amount_cents: number
  /** A day of Europe/Paris, `2026-03-31`. */
  paid_on: string
  payer: Payer
  reference: string
  account_id: string | null
  recorded_at: Date
}

/** The sealed paper by which a site was delivered; the database refuses to change or delete it. */
export interface DeliveryPaperTable extends SealedFileColumns {
  site_id: string
  dossier_id: string
  invoice_number: string
  url: string
  /** Null: made and served elsewhere. */
  revision: number | null
  /** Of the ZIP of that revision. */
  archive_sha256: string | null
  accepted_at: Date
}
