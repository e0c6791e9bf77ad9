import type { AccountActor } from '~/domain/journal/actor'
import { noteClientAnswered } from '~/store/dossiers/client-waits'
import { appendEvent } from '~/store/events/events'
import type { DbAndClock } from '../ground/deps'
import { lockRealDossier } from '../ground/lock-real-dossier'

/** What a client wrote needs no answer, or had one by telephone. @throws Refusal not-found */
export async function settleMessages({ db, clock }: DbAndClock, by: AccountActor, id: string) {
  const now = clock()
  await db.transaction().execute(async trx => {
    const dossier = await lockRealDossier(trx, id)
    if (!dossier.client_waits_since) return
    await noteClientAnswered(trx, dossier)
    await appendEvent(trx, { dossier_id: id, type: 'messages-settled', at: now, by })
  })
}
