import type { SignedIn } from '~/domain/access/account'
import { mayDo } from '~/domain/access/permission'
import type { SignedInActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { endSession as deleteSession } from '~/store/access/end-sessions'
import { livingSessions } from '~/store/access/sessions'
import { noteEvent } from '~/store/events/events'
import type { DbAndClock } from '../ground/deps'
import { sessionLimits } from './check-session'

/** The sessions that let in now: one's own, and everybody's for those who manage accounts. */
export async function listSessions({ db, clock }: DbAndClock, by: SignedIn) {
  const sessions = await livingSessions(db, sessionLimits(clock()))
  return {
    sessions: sessions
      .filter(session => mayDo(by.role, 'manage-accounts') || session.account_id === by.id)
      .map(session => ({ ...session, current: session.id === by.session_id })),
  }
}

/** Ends a session: its token lets nobody in from now on. @throws Refusal not-found, also for somebody else's */
export async function endSession({ db, clock }: DbAndClock, by: SignedInActor, id: string) {
  await db.transaction().execute(async trx => {
    const ended = await deleteSession(trx, id)
    if (!ended || (ended.account_id !== by.id && !mayDo(by.role, 'manage-accounts')))
      throw new Refusal('not-found')
    await noteEvent(trx, by, clock(), { type: 'session-ended', data: { of: ended.account_id } })
  })
}
