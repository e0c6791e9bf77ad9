import { buffer } from 'node:stream/consumers'
import { Refusal } from '~/domain/refusal'
import { avoirFilename, invoiceFilename } from '~/domain/text/filename'
import { findAvoir } from '~/store/avoirs'
import { findInvoice } from '~/store/invoices'
import type { Deps } from '../deps'

/** The sealed bytes of an issued invoice or avoir, which outlive their dossier. @throws Refusal not-found */
export async function readPaper(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  number: string,
): Promise<{ pdf: Uint8Array; filename: string }> {
  const avoir = await findAvoir(db, number)
  const invoice = avoir ? undefined : await findInvoice(db, number)
  const key = avoir?.pdf_key ?? invoice?.pdf_key
  if (!key) throw new Refusal('not-found')
  return {
    pdf: await buffer(await vault.read(null, key)),
    filename: avoir ? avoirFilename(avoir.company_name) : invoiceFilename(invoice?.company_name ?? ''),
  }
}
