import { randomId } from '~/domain/access/random-id'
import { type Buyer, type InvoicePaper, invoiceAmounts, invoiceNumber } from '~/domain/invoice/invoice'
import { parisDay } from '~/domain/text/french'
import { findAvoirOf, insertAvoir, type StoredAvoir } from '~/store/avoirs'
import type { Db } from '~/store/database'
import { appendEvent } from '~/store/events'
import { nextSequence, type StoredInvoice } from '~/store/invoices'
import type { Deps } from '../deps'
import { inPieces } from '../in-pieces'
import { sha256Of } from './show-invoice'

/**
 * Cancels an issued invoice by an avoir, sealed and stored like it, with the next number of the series
 * AV, gapless. The same invoice gets the same avoir again. The file is durable before the row is, and the
 * journal says how it was sealed, and why a time stamp that was asked for is missing.
 * @returns the avoir, and the key of the file that was written, to be removed when the transaction fails
 */
export async function issueAvoir(
  trx: Db,
  deps: Deps,
  invoice: StoredInvoice,
  now: Date,
): Promise<{ avoir: Pick<StoredAvoir, 'number' | 'pdf_key'>; written: string | null }> {
  const known = await findAvoirOf(trx, invoice.number)
  if (known) return { avoir: known, written: null }
  const issue_date = parisDay(now)
  const year = Number(issue_date.slice(0, 4))
  const sequence = await nextSequence(trx, 'AV', year)
  const number = invoiceNumber('AV', year, sequence)
  const paper: InvoicePaper = {
    kind: 'avoir',
    number,
    issued_at: now,
    seller: deps.agency,
    buyer: (invoice.paper as { buyer: Buyer }).buyer,
    amounts: invoiceAmounts(invoice.amount_ht_cents),
    is_test: invoice.is_test,
    cancels: { number: invoice.number, issued_at: invoice.signed_at ?? invoice.created_at },
  }
  const sealed = await deps.sealer.seal(await deps.press.invoice(paper, null))
  const pdf_sha256 = sha256Of(sealed.pdf)
  const pdf_key = randomId()
  await deps.vault.write(null, pdf_key, inPieces(sealed.pdf))
  await insertAvoir(trx, {
    number,
    series: 'AV',
    year,
    sequence,
    invoice_number: invoice.number,
    dossier_id: invoice.dossier_id,
    company_name: invoice.company_name,
    amount_ht_cents: invoice.amount_ht_cents,
    amount_tva_cents: invoice.amount_tva_cents,
    amount_ttc_cents: invoice.amount_ttc_cents,
    issued_at: now,
    issue_date,
    paper: JSON.stringify(paper),
    pdf_key,
    pdf_size: sealed.pdf.length,
    pdf_sha256,
    seal: sealed.level,
  })
  await appendEvent(trx, {
    dossier_id: invoice.dossier_id,
    type: 'avoir-issued',
    at: now,
    actor: 'system',
    data: {
      number,
      cancels: invoice.number,
      pdf_sha256,
      seal: sealed.level,
      seal_warning: sealed.warning ?? null,
    },
  })
  return { avoir: { number, pdf_key }, written: pdf_key }
}
