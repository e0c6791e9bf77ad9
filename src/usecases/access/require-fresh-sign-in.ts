import type { SignedIn } from '~/domain/access/account'
import { FRESH_MS } from '~/domain/access/login-limits'
import { Refusal } from '~/domain/refusal'
import { beganAfter } from '~/store/access/sessions'
import type { DbAndClock } from '../ground/deps'

/**
 * Asks for the factor again before an account gets another way in: its holder signed in just now.
 * @throws Refusal sign-in-again
 */
export async function requireFreshSignIn({ db, clock }: DbAndClock, { session_id }: SignedIn) {
  if (!(await beganAfter(db, session_id, new Date(clock().getTime() - FRESH_MS))))
    throw new Refusal('sign-in-again')
}
