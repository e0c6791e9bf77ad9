import { randomId } from '~/domain/access/random-id'
import type { InvoicePaper, InvoiceSeries } from '~/domain/invoice/invoice'
import { CLOCK } from '~/domain/journal/actor'
import { parisDay } from '~/domain/text/french'
import type { Db } from '~/store/database/database'
import { lockDossier, updateDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { insertAvoir } from '~/store/papers/avoirs'
import { draftsOf } from '~/store/papers/invoice-drafts'
import { findInvoice, insertInvoice, updateInvoice } from '~/store/papers/invoices'
import type { Deps } from '../ground/deps'
import { inChunks } from '../ground/in-chunks'
import { amountColumns } from '../invoice/draft-invoice'
import type { FoundPaper } from './found-paper'

export interface ImportedNumber {
  series: InvoiceSeries
  year: number
  sequence: number
}

/**
 * Puts a paper that was issued after the restored copy back into the register, as it was sealed: the file first, then its
 * row, then the line of the journal. An invoice becomes that of the one unsigned dossier of that company, where there
 * is one and no other; else it stands by itself.
 */
export async function importPaper(
  trx: Db,
  { encryptedFiles }: Pick<Deps, 'encryptedFiles'>,
  { pdf, paper, pdf_sha256, seal }: FoundPaper,
  number: ImportedNumber,
  at: Date,
) {
  const pdf_key = randomId()
  await encryptedFiles.write(null, pdf_key, inChunks(pdf))
  const common = {
    ...{ number: paper.number, ...number, pdf_key, pdf_sha256 },
    pdf_size: pdf.length,
    company_name: paper.buyer.company_name,
    ...amountColumns(paper.amounts),
    issue_date: parisDay(at),
    paper: JSON.stringify({ ...paper, issued_at: at }),
  }
  const dossier_id = paper.cancels
    ? await importAvoir(trx, { ...common, seal, issued_at: at }, paper.cancels.number)
    : await importInvoice(trx, { ...common, signed_at: at, signature: signatureOf(at, seal) }, paper)
  await appendEvent(trx, {
    ...{ dossier_id, type: 'paper-imported', at, by: CLOCK },
    data: { number: paper.number, pdf_sha256, seal, seal_warning: null },
  })
}

async function importAvoir(
  trx: Db,
  row: Omit<Parameters<typeof insertAvoir>[1], 'invoice_number' | 'dossier_id'>,
  invoice_number: string,
): Promise<string> {
  const invoice = await findInvoice(trx, invoice_number)
  if (!invoice) throw new Error(`${row.number} cancels ${invoice_number}, whose file was not given.`)
  await insertAvoir(trx, { ...row, invoice_number, dossier_id: invoice.dossier_id })
  return invoice.dossier_id
}

async function importInvoice(
  trx: Db,
  row: Omit<Parameters<typeof insertInvoice>[1], 'dossier_id' | 'created_at' | 'status'> & {
    signed_at: Date
  },
  { buyer }: InvoicePaper,
): Promise<string> {
  const signed = { ...row, status: 'signee' as const }
  const [draft, ...others] = await draftsOf(trx, buyer.company_name, buyer.email)
  if (draft && others.length === 0) {
    const dossier = await lockDossier(trx, draft.dossier_id)
    if (!dossier) throw new Error('a draft has its dossier')
    await updateInvoice(trx, dossier, draft.number, signed)
    const { signed_at, number: invoice_number } = row
    await updateDossier(trx, dossier, { signed_at, invoice_number }, signed_at)
    return draft.dossier_id
  }
  const dossier_id = randomId()
  await insertInvoice(trx, { ...signed, dossier_id, created_at: row.signed_at })
  return dossier_id
}

/** The evidence itself is in the sealed file; the row that held it as data is lost. */
const signatureOf = (signed_at: Date, seal: 'B' | 'T') =>
  JSON.stringify({
    ...{ signed_at, ip: '', user_agent: '', agreements: [], agreements_version: '', agreements_sha256: '' },
    ...{ shown_sha256: null, seal, seal_warning: null },
  })
