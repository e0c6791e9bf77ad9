import * as z from 'zod/mini'
import { DOSSIER_STATUSES, INVOICE_STATUSES } from '~/domain/dossier/dossier'
import { FOUND_BY } from '~/domain/dossier/lists/found-by'
import { DOCUMENT_KINDS } from '~/domain/dossier/pieces/document-kind'
import { instant } from './instant'

export const dossier = z.object({
  id: z.string(),
  company_name: z.string(),
  siret: z.string(),
  address: z.string(),
  email: z.string(),
  /** A report said that it receives nothing. */
  unreachable: z.boolean(),
  phone: z.string(),
  status: z.enum(DOSSIER_STATUSES),
  created_at: instant,
  signature_timestamp: z.optional(instant),
  invoice_number: z.optional(z.string()),
  /** Where it holds what was sought; left out where nothing was. */
  found_by: z.optional(z.array(z.enum(FOUND_BY))),
  documents: z.array(
    z.object({ document_type: z.enum(DOCUMENT_KINDS), filename: z.string(), size: z.number() }),
  ),
})

export const invoice = z.object({
  invoice_number: z.string(),
  company_id: z.string(),
  company_name: z.string(),
  /** A day, `2026-03-31`. */
  issue_date: z.string(),
  /** Euros. */
  amount_ht: z.number(),
  amount_ttc: z.number(),
  status: z.enum(INVOICE_STATUSES),
  /** What came in for it, less what went back; euros. */
  received: z.number(),
  /** Of the avoir that cancels it. */
  avoir_number: z.optional(z.string()),
})
