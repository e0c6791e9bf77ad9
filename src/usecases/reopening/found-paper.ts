import type { InvoicePaper } from '~/domain/invoice/invoice'
import { readIssuedPaper } from '~/invoicing/read-issued-paper'
import { isGenuine, verifyInvoicePdf } from '~/invoicing/verify-invoice-pdf'
import type { Deps } from '../ground/deps'

/** A sealed file of ours, read again. */
export interface FoundPaper {
  pdf: Buffer
  paper: InvoicePaper
  pdf_sha256: string
  seal: 'B' | 'T'
}

/** @returns null for anything that is not a paper of ours, sealed and unchanged */
export async function readFoundPaper(
  { sealer, agency }: Pick<Deps, 'sealer' | 'agency'>,
  pdf: Buffer,
): Promise<FoundPaper | null> {
  const verdict = verifyInvoicePdf(pdf, await sealer.known())
  if (!isGenuine(verdict)) return null
  const paper = readIssuedPaper(pdf, agency)
  return { pdf, paper, pdf_sha256: verdict.sha256, seal: verdict.stamp ? 'T' : 'B' }
}
