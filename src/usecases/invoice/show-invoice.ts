import { missingDocuments } from '~/domain/dossier/pieces/document-kind'
import { found } from '~/domain/found'
import { type Actor, CLOCK } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { sha256Of } from '~/domain/sha256-of'
import { type Dossier, type DossierRef, findDossier } from '~/store/dossiers/dossiers'
import { findInvoice } from '~/store/papers/invoices'
import { documentsOf } from '~/store/pieces/documents'
import type { Deps } from '../ground/deps'
import { askedAid } from './asked-aid'
import { drawInTurn } from './draw-in-turn'
import { invoicePaper } from './invoice-paper'
import { readStoredPaper } from './read-stored-paper'

/** An invoice as a PDF, with what its file is called after and what its ETag is made of. */
export interface ShownInvoice {
  /** Of its dossier, the lasting one. */
  id: string
  pdf: Uint8Array
  sha256: string
  company_name: string
}

type ShowDeps = Pick<Deps, 'db' | 'clock' | 'encryptedFiles' | 'agency' | 'aidBodies' | 'pdfRenderer'>

/**
 * The invoice of a dossier: the sealed bytes once it is signed, and until then a draft rendered from
 * current data, the same bytes as long as nothing changes, when it is the turn of who asks.
 * @throws Refusal not-found, also while mandatory pieces are missing; territory-not-served; paper-altered
 */
export async function showInvoice(deps: ShowDeps, ref: DossierRef, by: Actor = CLOCK): Promise<ShownInvoice> {
  const dossier = found(await findDossier(deps.db, ref))
  return showInvoiceOf(deps, dossier, by)
}

/** The same of a dossier that was read already. @throws Refusal as `showInvoice` */
export async function showInvoiceOf(
  deps: ShowDeps,
  dossier: Dossier,
  by: Actor = CLOCK,
): Promise<ShownInvoice> {
  const { db, agency, pdfRenderer } = deps
  const invoice = found(dossier.invoice_number ? await findInvoice(db, dossier.invoice_number) : undefined)
  if (invoice.pdf_key && invoice.pdf_sha256) {
    const { pdf_key, pdf_sha256, company_name } = invoice
    const pdf = await readStoredPaper(deps, { pdf_key, pdf_sha256 })
    return { id: dossier.id, pdf, sha256: pdf_sha256, company_name }
  }
  const documents = await documentsOf(db, dossier.id)
  if (missingDocuments(documents.map(document => document.document_type)).length > 0)
    throw new Refusal('not-found')
  const paper = invoicePaper(dossier, invoice, { agency, asked: await askedAid(deps, dossier) })
  const pdf = await drawInTurn(by, () => pdfRenderer.invoice(paper, null))
  return { id: dossier.id, pdf, sha256: sha256Of(pdf), company_name: dossier.company_name }
}
