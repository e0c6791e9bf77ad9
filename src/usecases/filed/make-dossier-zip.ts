import { PassThrough, type Readable } from 'node:stream'
import { Refusal } from '~/domain/refusal'
import { sha256Of } from '~/domain/sha256-of'
import type { Evidence } from '~/invoicing/evidence/evidence-file'
import { evidenceJson } from '~/invoicing/evidence/evidence-json'
import type { Dossier } from '~/store/dossiers/dossiers'
import { findInvoice } from '~/store/papers/invoices'
import type { Deps } from '../ground/deps'
import { sha256OfStream } from '../ground/sha256-of-stream'
import { type ZipAsRead, zipAsRead } from '../ground/zip-as-read'
import { askedAid } from '../invoice/asked-aid'
import { invoicePaper } from '../invoice/invoice-paper'
import { type Entry, type Filed, filedPapers, filedPieces } from './filed-papers'

/**
 * The pieces and the signed papers of a dossier as a ZIP that is made while it is read: no piece is
 * kept in memory, and as long as none changes the bytes are the same. Names inside come from the kind
 * and rank of each piece, never from the visitor (specification D3).
 * @param team its own gets the evidence, which grows with the journal, and goes on where a file is lost or damaged: what is
 *   missing is named in it; a body gets all of a dossier, or a ZIP that breaks off
 * @throws Refusal file-not-clean where there is a scanner and a piece that it has not found clean
 */
export async function makeDossierZip(
  deps: Pick<Deps, 'db' | 'clock' | 'encryptedFiles' | 'scanner' | 'agency' | 'aidBodies' | 'pdfRenderer'>,
  dossier: Dossier,
  team: { evidence: Evidence | null } | null = null,
): Promise<ZipAsRead> {
  const files = [...(await filedPieces(deps, dossier)), ...(await filedPapers(deps, dossier))]
  const entries = [
    ...(await summary(deps, dossier, files)),
    ...files,
    ...(team?.evidence ? await proofs(deps, team.evidence) : []),
  ]
  const zip = zipAsRead()
  fill(zip, entries, dossier, team !== null).catch(error => zip.output.destroy(error))
  return zip
}

/** Each file is read to its end before it is added: of one that is added nothing can be taken back. */
async function fill(zip: ZipAsRead, entries: Entry[], dossier: Dossier, goesOn: boolean) {
  for (const entry of entries)
    if (await zip.ifWhole(entry.name, () => proven(entry))) await add(zip, entry)
    else if (!goesOn) throw new Refusal('paper-altered', { cause: new Error(`${entry.name} is not whole`) })
  const added = entries.filter(({ name }) => !zip.missing.includes(name))
  await add(zip, sums(added, dossier))
  zip.end()
}

/** @throws Refusal paper-altered where it is not what was kept */
async function proven(entry: Entry): Promise<true> {
  if ((await sha256OfStream(await streamOf(entry))) === entry.sha256) return true
  throw new Refusal('paper-altered', { cause: new Error(`${entry.name} is not what was kept`) })
}

async function add(zip: ZipAsRead, entry: Entry) {
  const { name, mtime, size } = entry
  const options = { mtime, compress: false, ...(size === undefined ? {} : { size }) }
  await zip.addInTurn(name, options, await streamOf(entry))
}

async function streamOf({ open }: Entry): Promise<Readable> {
  const source = await open()
  return Buffer.isBuffer(source) ? new PassThrough().end(source) : source
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
