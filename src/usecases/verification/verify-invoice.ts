import { networkKey } from '~/domain/access/network'
import type { InvoiceVerdict } from '~/domain/invoice/invoice-verdict'
import type { Origin } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { isGenuine, verifyInvoicePdf } from '~/invoicing/verify-invoice-pdf'
import { findLeadInvoice } from '~/store/leads/lead-invoices'
import { findAvoir } from '~/store/papers/avoirs'
import { findInvoice, findIssuedPdf } from '~/store/papers/invoices'
import { atMost, ENDLESS } from '../ground/at-most'
import type { Deps } from '../ground/deps'
import { readWhole } from '../ground/read-whole'
import type { UploadPart } from '../ground/upload'

/** Several times the largest paper that we issue: what is longer is not one of them, and is not kept. */
const MOST_BYTES = 2 * 1024 * 1024
/** So many lie in memory at once, in turns round their networks: one address alone held half a gigabyte for ten minutes. */
const few = atMost(32, ENDLESS)
/** Milliseconds that a file may take its turn for. */
const PATIENCE_MS = 30_000

/**
 * Says whether a PDF is a paper of ours and unchanged, and nothing else (specification B5). The
 * file stays in memory for the time of the answer.
 * @returns `genuine` for the very bytes that we issued or sealed, `cancelled` when an avoir cancels that invoice,
 *   `specimen` for a test paper, `changed` when our seal or its stamp is not as it was, `unknown` for anything else.
 * @throws Refusal file-missing, request-too-slow
 */
export async function verifyInvoice(
  { db, sealer }: Pick<Deps, 'db' | 'sealer'>,
  by: Pick<Origin, 'ip'>,
  parts: AsyncIterable<UploadPart>,
  patience = PATIENCE_MS,
): Promise<{ verdict: InvoiceVerdict }> {
  const file = await firstFile(parts, networkKey(by.ip), patience)
  if (!file) return { verdict: 'unknown' }
  const verdict = verifyInvoicePdf(file, await sealer.known())
  const issued = await findIssuedPdf(db, verdict.sha256)
  if (!issued && !isGenuine(verdict)) return { verdict: verdict.ours ? 'changed' : 'unknown' }
  if (!issued && (await isIssuedOtherwise(db, file))) return { verdict: 'changed' }
  if (isSpecimen(file)) return { verdict: 'specimen' }
  return { verdict: issued?.cancelled ? 'cancelled' : 'genuine' }
}

/**
 * Whether the register knows that number with other bytes: a time stamp that was taken away, which no signature
 * covers. A register that does not know it at all (a restored one) says nothing against our seal.
 */
async function isIssuedOtherwise(db: Deps['db'], file: Buffer): Promise<boolean> {
  const [, number = ''] = /\/Reason \([^)]* ([A-Z]+-\d{4}-\d+)\)/.exec(file.toString('latin1')) ?? []
  const row =
    (await findInvoice(db, number)) ?? (await findAvoir(db, number)) ?? (await findLeadInvoice(db, number))
  return Boolean(row?.pdf_sha256)
}

/** The sealed file names its own number; the row of a test paper goes after an hour. */
const isSpecimen = (file: Buffer) => /\/Reason \([^)]*\bTEST-\d{4}-\d+\)/.test(file.toString('latin1'))

/** @returns null where it is too long */
async function firstFile(parts: AsyncIterable<UploadPart>, network: string, patience: number) {
  for await (const part of parts)
    if ('bytes' in part)
      return await few(() => readWhole(part.bytes, { most: MOST_BYTES, patience }), network)
  throw new Refusal('file-missing')
}
