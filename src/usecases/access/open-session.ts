import type { Origin } from '~/domain/journal/actor'
import { insertSession } from '~/store/access/sessions'
import type { Db } from '~/store/database/database'
import { noteEvent } from '~/store/events/events'
import type { DbAndClock } from '../ground/deps'
import { newToken, tokenHash } from '../ground/secret-token'

/**
 * Opens a session for an account that has shown who it is.
 * @param again looks, in the same transaction, whether what it showed still counts, and throws where it does not
 * @returns its token of 256 random bits, kept hashed
 */
export async function openSession(
  { db, clock }: DbAndClock,
  origin: Origin,
  accountId: string,
  again: (trx: Db) => Promise<void> = async () => {},
): Promise<string> {
  const now = clock()
  const token = newToken()
  await db.transaction().execute(async trx => {
    await again(trx)
    const session = {
      token_hash: tokenHash(token),
      account_id: accountId,
      ip: origin.ip,
      user_agent: origin.userAgent,
    }
    await insertSession(trx, session, now)
    await noteEvent(trx, { ...origin, kind: 'account', id: accountId }, now, { type: 'login' })
  })
  return token
}
