import type { SignedInActor } from '~/domain/journal/actor'
import { updateAccount } from '~/store/access/accounts'
import { endSessionsOf } from '~/store/access/end-sessions'
import { deletePasskeysOf } from '~/store/access/passkeys'
import { noteEvent } from '~/store/events/events'
import type { DbAndClock } from '../ground/deps'
import { changeAccount, mayGo } from './change-account'
import { stopWhatGoesOn } from './stop-what-goes-on'

/**
 * Removes an account: its sessions, passkeys, password and recovery codes let nobody in from now on, and
 * what it had under way stops; its name stays beside what it did. @throws Refusal not-found, last-owner
 */
export const removeAccount = (deps: DbAndClock, by: SignedInActor, id: string) =>
  changeAccount(deps, id, async (trx, account, now) => {
    await mayGo(trx, account)
    await stopWhatGoesOn(trx, by, id, null, now)
    await updateAccount(trx, id, { removed_at: now, password_hash: null, totp_secret: null })
    await deletePasskeysOf(trx, id)
    await endSessionsOf(trx, id)
    await noteEvent(trx, by, now, { type: 'account-removed', data: { name: account.name } })
  })
