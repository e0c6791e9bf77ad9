import { SESSION } from '~/domain/access/login'
import { Refusal } from '~/domain/refusal'
import { deleteSession, touchSession } from '~/store/access/sessions'
import type { Deps } from '../deps'
import { tokenHash } from './secret-token'

/** Lets a token through while it is neither idle nor over. @throws Refusal unauthorised */
export async function checkSession({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string | null) {
  const now = clock()
  const limits = {
    usedAfter: new Date(now.getTime() - SESSION.idle_ms),
    createdAfter: new Date(now.getTime() - SESSION.absolute_ms),
  }
  if (!token || !(await touchSession(db, tokenHash(token), now, limits))) throw new Refusal('unauthorised')
}

/** Ends a session; a token that is not known is no error. */
export async function logout({ db }: Pick<Deps, 'db'>, token: string | null) {
  if (token) await deleteSession(db, tokenHash(token))
}
