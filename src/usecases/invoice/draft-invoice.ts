import { missingDocuments } from '~/domain/dossier/document-kind'
import { invoiceAmounts, invoiceNumber } from '~/domain/invoice/invoice'
import { parisDay } from '~/domain/text/french'
import type { Db } from '~/store/database'
import { documentsOf } from '~/store/documents'
import type { Dossier } from '~/store/dossiers'
import { insertInvoice, nextSequence } from '~/store/invoices'

/**
 * Gives a dossier its draft invoice as soon as its mandatory pieces are complete (DECISIONS.md
 * section 5). The number is reserved in the caller's transaction, so that it leaves no gap.
 */
export async function draftInvoice(trx: Db, dossier: Dossier, now: Date) {
  if (dossier.invoice_number) return
  const documents = await documentsOf(trx, dossier.id)
  if (missingDocuments(documents.map(document => document.document_type)).length > 0) return
  const issue_date = parisDay(now)
  const year = Number(issue_date.slice(0, 4))
  const series = dossier.is_test ? 'TEST' : 'FTN'
  const sequence = await nextSequence(trx, series, year)
  const number = invoiceNumber(series, year, sequence)
  const amounts = invoiceAmounts()
  await insertInvoice(trx, {
    number,
    series,
    year,
    sequence,
    dossier_id: dossier.id,
    is_test: dossier.is_test,
    company_name: dossier.company_name,
    motive: null,
    amount_ht_cents: amounts.net_cents,
    amount_tva_cents: amounts.vat_cents,
    amount_ttc_cents: amounts.gross_cents,
    created_at: now,
    issue_date,
    signed_at: null,
    paper: null,
    signature: null,
    pdf_key: null,
    pdf_size: null,
    pdf_sha256: null,
  })
  await trx.updateTable('dossiers').set({ invoice_number: number }).where('id', '=', dossier.id).execute()
}
