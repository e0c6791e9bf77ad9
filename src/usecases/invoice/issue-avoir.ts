import type { AvoirMotive } from '~/domain/invoice/avoir-motive'
import type { InvoicePaper } from '~/domain/invoice/invoice'
import { type Actor, CLOCK } from '~/domain/journal/actor'
import { parisDay } from '~/domain/text/french'
import type { Db } from '~/store/database/database'
import { appendEvent } from '~/store/events/events'
import { findAvoirOf, insertAvoir, type StoredAvoir } from '~/store/papers/avoirs'
import type { StoredInvoice } from '~/store/papers/invoices'
import type { Deps } from '../ground/deps'
import { storedPaper } from './invoice-paper'
import { sealNumbered } from './seal-numbered'

/**
 * Cancels an issued invoice by an avoir that mirrors it to the cent, sealed and stored like it, with the next
 * number of the series AV, gapless. The same invoice gets the same avoir again. The file is durable before the
 * row is, and the journal says how it was sealed, and why a time stamp that was asked for is missing.
 * @returns the avoir, and the key of the file that was written, to be removed when the transaction fails
 */
export async function issueAvoir(
  trx: Db,
  deps: Pick<Deps, 'pdfRenderer' | 'sealer' | 'encryptedFiles' | 'clock'>,
  invoice: StoredInvoice,
  motive: AvoirMotive,
  by: Actor = CLOCK,
): Promise<{ avoir: Pick<StoredAvoir, 'number' | 'pdf_key'>; written: string | null }> {
  const known = await findAvoirOf(trx, invoice.number)
  if (known) return { avoir: known, written: null }
  const cancelled = storedPaper(invoice.paper)
  const { issue, paper, sealed } = await sealNumbered(
    trx,
    deps,
    'AV',
    (next): InvoicePaper => ({
      ...cancelled,
      kind: 'avoir',
      number: next.number,
      issued_at: next.at,
      cancels: { number: invoice.number, issued_at: cancelled.issued_at },
      motive,
    }),
  )
  const { number, series, year, sequence, at } = issue
  const { seal, seal_warning, ...file } = sealed
  await insertAvoir(trx, {
    ...{ number, series, year, sequence },
    invoice_number: invoice.number,
    dossier_id: invoice.dossier_id,
    company_name: invoice.company_name,
    amount_ht_cents: invoice.amount_ht_cents,
    amount_tva_cents: invoice.amount_tva_cents,
    amount_ttc_cents: invoice.amount_ttc_cents,
    issued_at: at,
    issue_date: parisDay(at),
    paper: JSON.stringify(paper),
    ...file,
    seal,
  })
  await appendEvent(trx, {
    dossier_id: invoice.dossier_id,
    type: 'avoir-issued',
    at,
    by,
    data: { number, cancels: invoice.number, motive, pdf_sha256: file.pdf_sha256, seal, seal_warning },
  })
  return { avoir: { number, pdf_key: file.pdf_key }, written: file.pdf_key }
}
