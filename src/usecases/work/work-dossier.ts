import type { AccountActor } from '~/domain/journal/actor'
import type { JournalEvent } from '~/domain/journal/event'
import type { Db } from '~/store/database/database'
import type { LockedDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import type { DbAndClock } from '../ground/deps'
import { lockRealDossier } from '../ground/lock-real-dossier'

type Line = JournalEvent<'dossier-assigned' | 'note-written' | 'pieces-checked' | 'eligibility-answered'>

/** One change of a dossier under its lock, with its line in the journal; null: it was so already. @throws Refusal not-found */
export async function workDossier(
  { db, clock }: DbAndClock,
  by: AccountActor,
  id: string,
  change: (trx: Db, dossier: LockedDossier, now: Date) => Promise<Line | null>,
) {
  const now = clock()
  await db.transaction().execute(async trx => {
    const dossier = await lockRealDossier(trx, id)
    const line = await change(trx, dossier, now)
    if (line) await appendEvent(trx, { dossier_id: id, at: now, by, ...line })
  })
}
