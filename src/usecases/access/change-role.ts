import type { Role } from '~/domain/access/permission'
import type { SignedInActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { updateAccount } from '~/store/access/accounts'
import { noteEvent } from '~/store/events/events'
import type { DbAndClock } from '../ground/deps'
import { changeAccount, mayGo } from './change-account'
import { stopWhatGoesOn } from './stop-what-goes-on'

/**
 * Gives an account another role; its open sessions have it at once, and what it may no longer do stops.
 * @param insteadOf the role that was on screen @throws Refusal not-found, last-owner, settings-changed when it is another now
 */
export const changeRole = (deps: DbAndClock, by: SignedInActor, id: string, role: Role, insteadOf?: Role) =>
  changeAccount(deps, id, async (trx, account, now) => {
    if (account.role === role) return
    if (insteadOf && insteadOf !== account.role) throw new Refusal('settings-changed')
    if (role !== 'owner') await mayGo(trx, account)
    await stopWhatGoesOn(trx, by, id, role, now)
    await updateAccount(trx, id, { role })
    await noteEvent(trx, by, now, {
      type: 'account-role-changed',
      data: { name: account.name, from: account.role, to: role },
    })
  })
