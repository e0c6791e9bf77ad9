import { PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { documentsOf, type StoredDocument } from '~/store/documents'
import type { Dossier } from '~/store/dossiers'
import { findInvoice } from '~/store/invoices'
import type { Deps } from './deps'
import { onlyClean } from './inspection/only-clean'

const EXTENSIONS = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const

/**
 * The pieces and the signed invoice of a dossier as a ZIP that is made while it is read: nothing is
 * kept in memory, and as long as no piece changes the bytes are the same. Names inside come from the
 * kind and rank of each piece, never from the visitor (QUALITY.md section 3).
 * @throws Refusal file-not-clean where there is a scanner and a piece that it has not found clean
 */
export async function makeDossierZip(
  deps: Pick<Deps, 'db' | 'vault' | 'scanner'>,
  dossier: Dossier,
): Promise<Readable> {
  const { db, vault } = deps
  const documents = await documentsOf(db, dossier.id)
  onlyClean(deps, documents)
  const invoice = dossier.invoice_number ? await findInvoice(db, dossier.invoice_number) : undefined
  const zip = new ZipFile()
  const output = new PassThrough()
  zip.on('error', error => output.destroy(error))
  zip.outputStream.pipe(output)
  for (const [index, document] of documents.entries()) {
    addLazily(zip, entryName(document, index), document.uploaded_at, document.size, () =>
      vault.read(dossier.file_identity, document.file_key),
    )
  }
  const pdfKey = invoice?.pdf_key
  if (invoice && pdfKey) {
    addLazily(
      zip,
      `facture_${invoice.number}.pdf`,
      invoice.signed_at ?? invoice.created_at,
      invoice.pdf_size ?? undefined,
      () => vault.read(null, pdfKey),
    )
  }
  zip.end()
  return output
}

const entryName = ({ document_type, media_type }: StoredDocument, index: number) =>
  `${String(index + 1).padStart(2, '0')}_${document_type}.${EXTENSIONS[media_type]}`

function addLazily(
  zip: ZipFile,
  name: string,
  mtime: Date,
  size: number | undefined,
  open: () => Promise<Readable>,
) {
  zip.addReadStreamLazy(name, { mtime, compress: false, ...(size === undefined ? {} : { size }) }, done => {
    open().then(
      stream => done(null, stream),
      error => done(error, undefined as never),
    )
  })
}
