import type { AccountActor, ClientActor } from '~/domain/journal/actor'
import { appendEvent } from '~/store/events/events'
import { hasEvent } from '~/store/events/find-events'
import type { Deps } from '../ground/deps'

/**
 * Notes, once for each state of the paper, that the holder of the link was shown the invoice, and apart from
 * it that the team looked: the one never hides the other.
 */
export async function noteInvoiceView(
  { db, clock, audience }: Pick<Deps, 'db' | 'clock' | 'audience'>,
  by: ClientActor | AccountActor,
  id: string,
  pdf_sha256: string,
) {
  const data = { pdf_sha256 }
  if (await hasEvent(db, id, 'invoice-viewed', data, by)) return
  const isFirst = !(await hasEvent(db, id, 'invoice-viewed', {}, by))
  await appendEvent(db, { dossier_id: id, type: 'invoice-viewed', at: clock(), by, data })
  if (isFirst) audience.countAct(by, 'wizard', 'paper')
}
