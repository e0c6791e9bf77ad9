import { randomId } from '~/domain/access/random-id'
import type { InvoicePaper, SignatureBlock } from '~/domain/invoice/invoice'
import { sha256Of } from '~/domain/sha256-of'
import type { Deps } from '../ground/deps'
import { inChunks } from '../ground/in-chunks'

/** A sealed paper on disk, and what its row says of it. */
export interface SealedPaper {
  pdf_key: string
  pdf_size: number
  pdf_sha256: string
  seal: 'B' | 'T'
  /** Why a time stamp that was asked for is missing. */
  seal_warning: string | null
}

/** Draws a paper, seals it and puts it on disk, durably: its row may be written once this has answered. */
export async function sealPaper(
  { pdfRenderer, sealer, encryptedFiles }: Pick<Deps, 'pdfRenderer' | 'sealer' | 'encryptedFiles'>,
  paper: InvoicePaper,
  signature: SignatureBlock | null,
): Promise<SealedPaper> {
  const { pdf, level, warning } = await sealer.seal(await pdfRenderer.invoice(paper, signature))
  const pdf_key = randomId()
  await encryptedFiles.write(null, pdf_key, inChunks(pdf))
  return {
    pdf_key,
    pdf_size: pdf.length,
    pdf_sha256: sha256Of(pdf),
    seal: level,
    seal_warning: warning ?? null,
  }
}
