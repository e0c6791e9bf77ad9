import { Refusal } from '~/domain/refusal'
import { verifyInvoicePdf } from '~/invoicing/verify-invoice-pdf'
import { isIssuedPdf } from '~/store/invoices'
import type { UploadPart } from '../company/upload-document'
import type { Deps } from '../deps'

/** Several times the largest paper that we issue: what is longer is not one of them, and is not kept. */
const MOST_BYTES = 2 * 1024 * 1024

export type InvoiceVerdict = 'genuine' | 'changed' | 'unknown'

/**
 * Says whether a PDF is a paper of ours and unchanged, and nothing else (DECISIONS.md section 5). The
 * file stays in memory for the time of the answer.
 * @returns `genuine` for the very bytes that we issued or sealed, `changed` when our seal is broken,
 *   `unknown` for anything else. @throws Refusal file-missing
 */
export async function verifyInvoice(
  { db, sealer }: Pick<Deps, 'db' | 'sealer'>,
  parts: AsyncIterable<UploadPart>,
): Promise<{ verdict: InvoiceVerdict }> {
  const file = await firstFile(parts)
  if (!file) throw new Refusal('file-missing')
  if (file === 'too-long') return { verdict: 'unknown' }
  const { ours, unchanged, sha256 } = verifyInvoicePdf(file, sealer.trustedPems)
  if ((ours && unchanged) || (await isIssuedPdf(db, sha256))) return { verdict: 'genuine' }
  return { verdict: ours ? 'changed' : 'unknown' }
}

async function firstFile(parts: AsyncIterable<UploadPart>): Promise<Buffer | 'too-long' | null> {
  for await (const part of parts) {
    if ('field' in part) continue
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of part.bytes) {
      size += chunk.length
      if (size > MOST_BYTES) return 'too-long'
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  }
  return null
}
