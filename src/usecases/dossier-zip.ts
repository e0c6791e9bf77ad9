import { createHash } from 'node:crypto'
import { PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { DOCUMENT_LABELS } from '~/domain/dossier/document-kind'
import { pieceFilename } from '~/domain/text/filename'
import { type Evidence, evidenceJson } from '~/invoicing/evidence/evidence-file'
import type { SummaryFile } from '~/invoicing/render-summary'
import { findAvoirOf } from '~/store/avoirs'
import { documentsOf } from '~/store/documents'
import type { Dossier } from '~/store/dossiers'
import { findInvoice } from '~/store/invoices'
import type { Deps } from './deps'
import { onlyClean } from './inspection/only-clean'
import { invoicePaper } from './invoice/invoice-paper'
import { readStoredPaper } from './invoice/read-stored-paper'

/** One file of the ZIP: its hash is known before its bytes are read. */
interface Entry {
  name: string
  sha256: string
  mtime: Date
  size?: number | undefined
  open: () => Promise<Readable | Buffer> | Buffer
}

/** A piece or a signed paper, with what the summary says of it. */
type Filed = Entry & Pick<SummaryFile, 'label' | 'givenName'>

/**
 * The pieces and the signed papers of a dossier as a ZIP that is made while it is read: no piece is
 * kept in memory, and as long as none changes the bytes are the same. Names inside come from the kind
 * and rank of each piece, never from the visitor (specification D3).
 * @param evidence added for the administrator; it grows with the journal
 * @throws Refusal file-not-clean where there is a scanner and a piece that it has not found clean
 */
export async function makeDossierZip(
  deps: Pick<Deps, 'db' | 'encryptedFiles' | 'scanner' | 'agency' | 'pdfRenderer'>,
  dossier: Dossier,
  evidence: Evidence | null = null,
): Promise<Readable> {
  const files = [...(await pieces(deps, dossier)), ...(await papers(deps, dossier))]
  const entries = [
    ...(await summary(deps, dossier, files)),
    ...files,
    ...(evidence ? await proofs(deps, evidence) : []),
  ]
  const zip = new ZipFile()
  const output = new PassThrough()
  zip.on('error', error => output.destroy(error))
  zip.outputStream.pipe(output)
  for (const entry of entries) add(zip, entry)
  add(zip, sums(entries, dossier))
  zip.end()
  return output
}

async function pieces(
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
async function papers(
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

/** A readable list of what lies in the ZIP, once there is an invoice to name. */
async function summary(
  { db, agency, pdfRenderer }: Pick<Deps, 'db' | 'agency' | 'pdfRenderer'>,
  dossier: Dossier,
  files: Filed[],
): Promise<Entry[]> {
  const invoice = dossier.invoice_number ? await findInvoice(db, dossier.invoice_number) : undefined
  if (!invoice) return []
  const issuedAt = invoice.signed_at ?? invoice.created_at
  const pdf = await pdfRenderer.summary({
    paper: invoicePaper(dossier, invoice, agency),
    signed_at: invoice.signed_at,
    files: files.map(({ name, label, givenName, mtime, sha256 }) => ({
      ...{ name, label, givenName, sha256 },
      received: mtime,
    })),
  })
  return [inMemory('00_recapitulatif.pdf', Buffer.from(pdf), issuedAt)]
}

async function proofs({ pdfRenderer }: Pick<Deps, 'pdfRenderer'>, evidence: Evidence): Promise<Entry[]> {
  const { number } = evidence.paper
  const json = Buffer.from(evidenceJson(evidence))
  return [
    inMemory(`preuve_${number}.pdf`, Buffer.from(await pdfRenderer.evidence(evidence)), evidence.exported_at),
    inMemory(`preuve_${number}.json`, json, evidence.exported_at),
  ]
}

/** What `sha256sum -c SHA256SUMS` checks the unpacked files against. */
function sums(entries: Entry[], { created_at }: Dossier): Entry {
  const lines = entries.map(({ sha256, name }) => `${sha256}  ${name}\n`)
  return inMemory('SHA256SUMS', Buffer.from(lines.join('')), created_at)
}

const inMemory = (name: string, bytes: Buffer, mtime: Date): Entry => ({
  name,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  mtime,
  open: () => bytes,
})

function add(zip: ZipFile, { name, mtime, size, open }: Entry) {
  const options = { mtime, compress: false, ...(size === undefined ? {} : { size }) }
  zip.addReadStreamLazy(name, options, done => {
    Promise.resolve(open()).then(
      source => done(null, Buffer.isBuffer(source) ? new PassThrough().end(source) : source),
      error => done(error, new PassThrough()),
    )
  })
}
