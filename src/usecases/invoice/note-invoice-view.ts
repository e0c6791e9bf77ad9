import { appendEvent, hasEvent } from '~/store/events'
import { byVisitor } from '../by-visitor'
import type { Deps, Visitor } from '../deps'

/** Notes, once for each state of the paper, that the holder of the link was shown the invoice. */
export async function noteInvoiceView(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  visitor: Visitor,
  id: string,
  pdf_sha256: string,
) {
  const data = { pdf_sha256 }
  if (await hasEvent(db, id, 'invoice-viewed', data)) return
  await appendEvent(db, { dossier_id: id, type: 'invoice-viewed', at: clock(), ...byVisitor(visitor), data })
}
