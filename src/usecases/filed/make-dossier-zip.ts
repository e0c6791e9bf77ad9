import { PassThrough, type Readable } from 'node:stream'
import { sha256Of } from '~/domain/sha256-of'
import type { Evidence } from '~/invoicing/evidence/evidence-file'
import { evidenceJson } from '~/invoicing/evidence/evidence-json'
import type { Dossier } from '~/store/dossiers/dossiers'
import { findInvoice } from '~/store/papers/invoices'
import type { Deps } from '../ground/deps'
import { type ZipAsRead, zipAsRead } from '../ground/zip-as-read'
import { askedAid } from '../invoice/asked-aid'
import { invoicePaper } from '../invoice/invoice-paper'
import { type Entry, type Filed, filedPapers, filedPieces } from './filed-papers'

/**
 * The pieces and the signed papers of a dossier as a ZIP that is made while it is read: no piece is
 * kept in memory, and as long as none changes the bytes are the same. Names inside come from the kind
 * and rank of each piece, never from the visitor (specification D3).
 * @param evidence added for the administrator; it grows with the journal
 * @throws Refusal file-not-clean where there is a scanner and a piece that it has not found clean
 */
export async function makeDossierZip(
  deps: Pick<Deps, 'db' | 'clock' | 'encryptedFiles' | 'scanner' | 'agency' | 'aidBodies' | 'pdfRenderer'>,
  dossier: Dossier,
  evidence: Evidence | null = null,
): Promise<Readable> {
  const files = [...(await filedPieces(deps, dossier)), ...(await filedPapers(deps, dossier))]
  const entries = [
    ...(await summary(deps, dossier, files)),
    ...files,
    ...(evidence ? await proofs(deps, evidence) : []),
  ]
  const zip = zipAsRead()
  for (const entry of entries) add(zip, entry)
  add(zip, sums(entries, dossier))
  zip.end()
  return zip.output
}

/** A readable list of what lies in the ZIP, once there is an invoice to name. */
async function summary(
  deps: Pick<Deps, 'db' | 'clock' | 'agency' | 'aidBodies' | 'pdfRenderer'>,
  dossier: Dossier,
  files: Filed[],
): Promise<Entry[]> {
  const { db, agency, pdfRenderer } = deps
  const invoice = dossier.invoice_number ? await findInvoice(db, dossier.invoice_number) : undefined
  if (!invoice) return []
  const issuedAt = invoice.signed_at ?? invoice.created_at
  const pdf = await pdfRenderer.summary({
    paper: invoicePaper(dossier, invoice, { agency, asked: await askedAid(deps, dossier) }),
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
  sha256: sha256Of(bytes),
  mtime,
  open: () => bytes,
})

function add(zip: ZipAsRead, { name, mtime, size, open }: Entry) {
  const options = { mtime, compress: false, ...(size === undefined ? {} : { size }) }
  zip.add(name, options, async () => {
    const source = await open()
    return Buffer.isBuffer(source) ? new PassThrough().end(source) : source
  })
}
