import type { AccountActor } from '~/domain/journal/actor'
import { deleteSession } from '~/store/access/end-sessions'
import { appendEvent } from '~/store/events/events'
import type { DbAndClock } from '../ground/deps'
import { tokenHash } from '../ground/secret-token'

/** Ends a session; a token that is not known is no error. */
export async function logout({ db, clock }: DbAndClock, by: AccountActor, token: string | null) {
  await db.transaction().execute(async trx => {
    if (token) await deleteSession(trx, tokenHash(token))
    await appendEvent(trx, { dossier_id: null, type: 'logout', at: clock(), by })
  })
}
