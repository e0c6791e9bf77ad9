import type { Readable } from 'node:stream'
import { DOCUMENT_LABELS } from '~/domain/dossier/pieces/document-kind'
import { pieceFilename } from '~/domain/dossier/pieces/filename'
import type { SummaryFile } from '~/invoicing/render-summary'
import type { Dossier } from '~/store/dossiers/dossiers'
import { findAvoirOf } from '~/store/papers/avoirs'
import { findInvoice } from '~/store/papers/invoices'
import { documentsOf } from '~/store/pieces/documents'
import type { Deps } from '../ground/deps'
import { onlyClean } from '../inspection/only-clean'
import { readStoredPaper } from '../invoice/read-stored-paper'

/** One file of the ZIP: its hash is known before its bytes are read. */
export interface Entry {
  name: string
  sha256: string
  mtime: Date
  size?: number | undefined
  open: () => Promise<Readable | Buffer> | Buffer
}

/** A piece or a signed paper, with what the summary says of it. */
export type Filed = Entry & Pick<SummaryFile, 'label' | 'givenName'>

/** The pieces of a dossier as they are filed. @throws Refusal file-not-clean */
export async function filedPieces(
  deps: Pick<Deps, 'db' | 'encryptedFiles' | 'scanner'>,
  dossier: Dossier,
): Promise<Filed[]> {
  const { db, encryptedFiles } = deps
  const documents = await documentsOf(db, dossier.id)
  onlyClean(deps, documents)
  return documents.map((document, index) => ({
    name: pieceFilename(document, index),
    label: DOCUMENT_LABELS[document.document_type],
    givenName: document.filename,
    sha256: document.sha256,
    mtime: document.uploaded_at,
    size: document.size,
    open: () => encryptedFiles.read(dossier.file_identity, document.file_key),
  }))
}

/** The signed invoice, and the avoir that cancels it. */
export async function filedPapers(
  { db, encryptedFiles }: Pick<Deps, 'db' | 'encryptedFiles'>,
  dossier: Dossier,
): Promise<Filed[]> {
  const invoice = dossier.invoice_number ? await findInvoice(db, dossier.invoice_number) : undefined
  if (!invoice?.pdf_key || !invoice.pdf_sha256) return []
  const avoir = await findAvoirOf(db, invoice.number)
  const stored = [
    { name: `facture_${invoice.number}.pdf`, mtime: invoice.signed_at ?? invoice.created_at, ...invoice },
    ...(avoir ? [{ name: `avoir_${avoir.number}.pdf`, mtime: avoir.issued_at, ...avoir }] : []),
  ]
  return stored.map(({ name, mtime, pdf_key, pdf_sha256, pdf_size }) => ({
    name,
    label: name.startsWith('avoir') ? 'Avoir' : 'Facture signée',
    givenName: null,
    sha256: String(pdf_sha256),
    mtime,
    size: pdf_size ?? undefined,
    open: () =>
      readStoredPaper({ encryptedFiles }, { pdf_key: String(pdf_key), pdf_sha256: String(pdf_sha256) }),
  }))
}
