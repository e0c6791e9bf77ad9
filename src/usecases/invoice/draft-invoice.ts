import { missingDocuments } from '~/domain/dossier/document-kind'
import { amountsOf, draftReference, type InvoiceAmounts, offerLines } from '~/domain/invoice/invoice'
import { parisDay } from '~/domain/text/french'
import type { Db } from '~/store/database'
import { documentsOf } from '~/store/documents'
import type { Dossier } from '~/store/dossiers'
import { insertInvoice } from '~/store/invoices'
import type { Deps } from '../deps'

/**
 * Gives a dossier its draft invoice as soon as its mandatory pieces are complete (DECISIONS.md
 * section 5), under a reference that is no number. Seller and price are frozen here: what the agency's file or
 * the offer say later changes no draft.
 */
export async function draftInvoice(trx: Db, { agency }: Pick<Deps, 'agency'>, dossier: Dossier, now: Date) {
  if (dossier.invoice_number) return
  const documents = await documentsOf(trx, dossier.id)
  if (missingDocuments(documents.map(document => document.document_type)).length > 0) return
  const reference = draftReference()
  const lines = offerLines()
  await insertInvoice(trx, {
    number: reference,
    reference,
    series: dossier.is_test ? 'TEST' : 'FTN',
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
  })
  await trx.updateTable('dossiers').set({ invoice_number: reference }).where('id', '=', dossier.id).execute()
}

/** Amounts as their columns are called. */
export const amountColumns = ({ net_cents, vat_cents, gross_cents }: InvoiceAmounts) => ({
  amount_ht_cents: net_cents,
  amount_tva_cents: vat_cents,
  amount_ttc_cents: gross_cents,
})
