import { paymentDue } from '~/domain/invoice/settlement'
import type { AccountActor, ClientActor } from '~/domain/journal/actor'
import type { ContinuationWord } from '~/domain/journal/event-facts'
import type { Db } from '~/store/database/database'
import type { LockedDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import type { Deps } from '../ground/deps'
import { queueEmail, queueToAgency } from '../outbox/queue-email'

/** The columns of a dossier whose client continues with a partial grant: the due date counts from now (specification B4). */
export const begunColumns = (now: Date) => ({
  continued_at: now,
  payment_late_at: paymentDue(now).lateAt,
})

/** Tells the client how to pay and what is asked of him for the site, and the team that it may begin. */
export async function tellBegun(
  trx: Db,
  deps: Pick<Deps, 'publicUrl' | 'agency' | 'clock'>,
  { id: dossier_id, email }: LockedDossier,
  by: ClientActor | AccountActor,
) {
  await queueEmail(trx, deps, { kind: 'continuation-noted', recipient: email, dossier_id, by })
  const data = { news: 'continues', text: '' } as const
  await queueToAgency(trx, deps, { kind: 'agency-site-news', dossier_id, data, by })
}

/** The line of the journal: whose word it was. */
export async function noteBegun(
  trx: Db,
  { id: dossier_id }: LockedDossier,
  {
    by,
    word,
    at,
    reason,
  }: { by: ClientActor | AccountActor; word: ContinuationWord; at: Date; reason?: string },
) {
  const data = { word, ...(reason ? { reason } : {}) }
  await appendEvent(trx, { dossier_id, type: 'continuation-said', at, by, data })
}
