import type { AccountActor } from '~/domain/journal/actor'
import { deleteSession } from '~/store/access/end-sessions'
import { noteEvent } from '~/store/events/events'
import type { DbAndClock } from '../ground/deps'
import { tokenHash } from '../ground/secret-token'

/** Ends a session; a token that is not known is no error. */
export async function logout({ db, clock }: DbAndClock, by: AccountActor, token: string | null) {
  await db.transaction().execute(async trx => {
    if (token) await deleteSession(trx, tokenHash(token))
    await noteEvent(trx, by, clock(), { type: 'logout' })
  })
}
