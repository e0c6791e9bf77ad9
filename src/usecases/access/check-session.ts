import type { SignedIn } from '~/domain/access/account'
import { SESSION } from '~/domain/access/login-limits'
import { Refusal } from '~/domain/refusal'
import { touchSession } from '~/store/access/sessions'
import type { DbAndClock } from '../ground/deps'
import { tokenHash } from '../ground/secret-token'

/** Lets a token through while it is neither idle nor over. @returns whose it is @throws Refusal unauthorised */
export async function checkSession({ db, clock }: DbAndClock, token: string | null): Promise<SignedIn> {
  const now = clock()
  const account = token && (await touchSession(db, tokenHash(token), now, sessionLimits(now)))
  if (!account) throw new Refusal('unauthorised')
  return account
}

/** Since when a session must have been used, and begun, to let in now. */
export const sessionLimits = (now: Date) => ({
  usedAfter: new Date(now.getTime() - SESSION.idle_ms),
  createdAfter: new Date(now.getTime() - SESSION.absolute_ms),
})
