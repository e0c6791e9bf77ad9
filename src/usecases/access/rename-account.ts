import type { SignedIn } from '~/domain/access/account'
import { mayDo } from '~/domain/access/permission'
import type { SignedInActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { updateAccount } from '~/store/access/accounts'
import { noteEvent } from '~/store/events/events'
import type { DbAndClock } from '../ground/deps'
import { refuseOvertaken } from '../ground/refuse-overtaken'
import { changeAccount } from './change-account'

/**
 * Corrects the name of an account: its holder his own, an owner everybody's. What it has done reads under the name that it has.
 * A repeat changes nothing.
 * @param insteadOf what was on screen
 * @throws Refusal not-found, also of what is not one's own, content-changed when it is another now
 */
export const renameAccount = (
  deps: DbAndClock,
  by: SignedInActor & SignedIn,
  id: string,
  name: string,
  insteadOf?: string,
) =>
  changeAccount(deps, id, async (trx, account, at) => {
    if (by.id !== id && !mayDo(by.role, 'manage-accounts')) throw new Refusal('not-found')
    if (account.name === name) return
    refuseOvertaken({ name: account.name }, { name: insteadOf ?? account.name }, 'ce nom')
    await updateAccount(trx, id, { name })
    const data = { former: account.name, name }
    await noteEvent(trx, by, at, { type: 'account-renamed', data })
  })
