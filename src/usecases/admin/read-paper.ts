import { avoirFilename, DELIVERY_FILENAME, invoiceFilename } from '~/domain/dossier/pieces/filename'
import { found } from '~/domain/found'
import { Refusal } from '~/domain/refusal'
import { findAvoir } from '~/store/papers/avoirs'
import { deliveryOfInvoice } from '~/store/papers/delivery-papers'
import { findInvoice } from '~/store/papers/invoices'
import type { Deps } from '../ground/deps'
import { readStoredPaper } from '../invoice/read-stored-paper'

/** The sealed paper of the delivery of an invoice, as long as the invoice. @throws Refusal not-found, paper-altered */
export async function readDelivery(
  { db, encryptedFiles }: Pick<Deps, 'db' | 'encryptedFiles'>,
  number: string,
) {
  const paper = found(await deliveryOfInvoice(db, number))
  return { pdf: await readStoredPaper({ encryptedFiles }, paper), filename: DELIVERY_FILENAME }
}

/** The sealed bytes of an issued invoice or avoir, which outlive their dossier. @throws Refusal not-found */
export async function readPaper(
  { db, encryptedFiles }: Pick<Deps, 'db' | 'encryptedFiles'>,
  number: string,
): Promise<{ pdf: Uint8Array; filename: string }> {
  const avoir = await findAvoir(db, number)
  const invoice = avoir ? undefined : await findInvoice(db, number)
  const key = avoir?.pdf_key ?? invoice?.pdf_key
  const pdf_sha256 = avoir?.pdf_sha256 ?? invoice?.pdf_sha256
  if (!key) throw new Refusal('not-found')
  return {
    pdf: await readStoredPaper({ encryptedFiles }, { pdf_key: key, pdf_sha256: String(pdf_sha256) }),
    filename: avoir ? avoirFilename(avoir.company_name) : invoiceFilename(invoice?.company_name ?? ''),
  }
}
