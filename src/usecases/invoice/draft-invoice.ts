import type { Agency } from '~/domain/agency'
import { type DocumentKind, missingDocuments } from '~/domain/dossier/pieces/document-kind'
import { amountsOf } from '~/domain/invoice/amounts'
import { draftReference, type InvoiceAmounts } from '~/domain/invoice/invoice'
import { linesOf } from '~/domain/invoice/offer'
import { parisDay } from '~/domain/text/french'
import type { Db } from '~/store/database/database'
import { type Dossier, type LockedDossier, noteInDossier } from '~/store/dossiers/dossiers'
import { insertInvoice } from '~/store/papers/invoices'
import { documentsOf } from '~/store/pieces/documents'
import type { Deps } from '../ground/deps'

/**
 * Gives a dossier its draft invoice as soon as its mandatory pieces are complete (specification
 * B5), under a reference that is no number. Seller and price are frozen here: what the agency's file or
 * the administration say later changes no draft.
 */
export async function draftInvoice(
  trx: Db,
  { agency }: Pick<Deps, 'agency'>,
  dossier: LockedDossier,
  now: Date,
) {
  const documents = await documentsOf(trx, dossier.id)
  const kinds = documents.map(document => document.document_type)
  const draft = draftOf(agency, dossier, kinds, now)
  if (!draft) return
  await insertInvoice(trx, draft)
  await noteInDossier(trx, dossier, { invoice_number: draft.number })
}

/** @returns null for a dossier that has its invoice, or lacks a piece */
export function draftOf(agency: Agency, dossier: Dossier, kinds: DocumentKind[], now: Date) {
  if (dossier.invoice_number || missingDocuments(kinds).length > 0) return null
  const reference = draftReference()
  const lines = linesOf(agency)
  return {
    number: reference,
    reference,
    series: dossier.is_test ? ('TEST' as const) : ('FTN' as const),
    year: null,
    sequence: null,
    dossier_id: dossier.id,
    is_test: dossier.is_test,
    company_name: dossier.company_name,
    ...amountColumns(amountsOf(lines, dossier.address)),
    created_at: now,
    issue_date: parisDay(now),
    signed_at: null,
    frozen: JSON.stringify({ seller: agency, lines }),
    paper: null,
    signature: null,
    pdf_key: null,
    pdf_size: null,
    pdf_sha256: null,
  }
}

/** Amounts as their columns are called; nothing is due on a draft for a territory that is not served. */
export const amountColumns = (amounts: InvoiceAmounts | null) => ({
  amount_ht_cents: amounts?.net_cents ?? 0,
  amount_tva_cents: amounts?.vat_cents ?? 0,
  amount_ttc_cents: amounts?.gross_cents ?? 0,
})
