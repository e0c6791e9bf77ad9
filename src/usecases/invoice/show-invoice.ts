import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { missingDocuments } from '~/domain/dossier/document-kind'
import { Refusal } from '~/domain/refusal'
import { documentsOf } from '~/store/documents'
import { findDossier } from '~/store/dossiers'
import { findInvoice } from '~/store/invoices'
import type { Deps } from '../deps'
import { invoicePaper } from './invoice-paper'

/** An invoice as a PDF, with what its file is called after and what its ETag is made of. */
export interface ShownInvoice {
  pdf: Uint8Array
  sha256: string
  company_name: string
}

/**
 * The invoice of a dossier: the sealed bytes once it is signed, and until then a draft rendered from
 * current data, the same bytes as long as nothing changes.
 * @throws Refusal not-found, also while mandatory pieces are missing
 */
export async function showInvoice({ db, vault, agency, press }: Deps, id: string): Promise<ShownInvoice> {
  const dossier = await findDossier(db, id)
  const invoice = dossier?.invoice_number ? await findInvoice(db, dossier.invoice_number) : undefined
  if (!dossier || !invoice) throw new Refusal('not-found')
  if (invoice.pdf_key && invoice.pdf_sha256) {
    const pdf = await buffer(await vault.read(null, invoice.pdf_key))
    return { pdf, sha256: invoice.pdf_sha256, company_name: invoice.company_name }
  }
  const documents = await documentsOf(db, id)
  if (missingDocuments(documents.map(document => document.document_type)).length > 0)
    throw new Refusal('not-found')
  const pdf = await press.invoice(invoicePaper(dossier, invoice, agency, invoice.created_at), null)
  return { pdf, sha256: sha256Of(pdf), company_name: dossier.company_name }
}

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
