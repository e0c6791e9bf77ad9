import { array, boolean, number, object, enum as oneOf, optional, string } from 'zod/mini'
import { DOCUMENT_KINDS } from '~/domain/dossier/document-kind'
import { DOSSIER_STATUSES, INVOICE_STATUSES } from '~/domain/dossier/dossier'
import { FOUND_BY } from '~/domain/dossier/found-by'

export const dossier = object({
  id: string(),
  company_name: string(),
  siret: string(),
  address: string(),
  email: string(),
  /** A report said that it receives nothing. */
  unreachable: boolean(),
  phone: string(),
  status: oneOf(DOSSIER_STATUSES),
  created_at: string(),
  signature_timestamp: optional(string()),
  invoice_number: optional(string()),
  /** Where it holds what was sought; left out where nothing was. */
  found_by: optional(array(oneOf(FOUND_BY))),
  documents: array(object({ document_type: oneOf(DOCUMENT_KINDS), filename: string(), size: number() })),
})

export const invoice = object({
  invoice_number: string(),
  company_id: string(),
  company_name: string(),
  /** A day, `2026-03-31`. */
  issue_date: string(),
  /** Euros. */
  amount_ht: number(),
  amount_ttc: number(),
  status: oneOf(INVOICE_STATUSES),
  /** Of the avoir that cancels it. */
  avoir_number: optional(string()),
})
