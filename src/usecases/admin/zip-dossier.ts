import { PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { Refusal } from '~/domain/refusal'
import { documentsOf, type StoredDocument } from '~/store/documents'
import { findDossier } from '~/store/dossiers'
import { appendEvent } from '~/store/events'
import { findInvoice } from '~/store/invoices'
import type { Deps } from '../deps'

const EXTENSIONS = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const

/**
 * The complete dossier as a ZIP that is made while it is read: nothing is kept in memory. Names inside
 * come from the kind and rank of each piece, never from the visitor (QUALITY.md section 3).
 * @throws Refusal not-found
 */
export async function zipDossier(deps: Deps, id: string): Promise<{ company_name: string; zip: Readable }> {
  const dossier = await findDossier(deps.db, id)
  if (!dossier) throw new Refusal('not-found')
  const documents = await documentsOf(deps.db, id)
  const invoice = dossier.invoice_number ? await findInvoice(deps.db, dossier.invoice_number) : undefined
  await appendEvent(deps.db, {
    dossier_id: id,
    type: 'dossier-downloaded',
    at: deps.clock(),
    actor: 'administrator',
  })

  const zip = new ZipFile()
  const output = new PassThrough()
  zip.on('error', error => output.destroy(error))
  zip.outputStream.pipe(output)
  for (const [index, document] of documents.entries()) {
    addLazily(zip, entryName(document, index), document.uploaded_at, document.size, () =>
      deps.vault.read(dossier.file_identity, document.file_key),
    )
  }
  const pdfKey = invoice?.pdf_key
  if (invoice && pdfKey) {
    addLazily(
      zip,
      `facture_${invoice.number}.pdf`,
      invoice.signed_at ?? invoice.created_at,
      invoice.pdf_size ?? undefined,
      () => deps.vault.read(null, pdfKey),
    )
  }
  zip.end()
  return { company_name: dossier.company_name, zip: output }
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
