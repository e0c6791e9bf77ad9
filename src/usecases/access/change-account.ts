import { mayStopOwning } from '~/domain/access/account'
import type { Role } from '~/domain/access/permission'
import { found } from '~/domain/found'
import type { SignedInActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { type Account, findAccount, lockAccounts, ownersOf, updateAccount } from '~/store/access/accounts'
import type { Db } from '~/store/database/database'
import { appendEvent } from '~/store/events/events'
import type { DbAndClock } from '../ground/deps'
import { stopWhatGoesOn } from './stop-what-goes-on'

/** Gives an account another role; its open sessions have it at once, and what it may no longer do stops. @throws Refusal not-found, last-owner */
export const changeRole = (deps: DbAndClock, by: SignedInActor, id: string, role: Role) =>
  change(deps, id, async (trx, account, now) => {
    if (account.role === role) return
    if (role !== 'owner') await mayGo(trx, account)
    await stopWhatGoesOn(trx, by, id, role, now)
    await updateAccount(trx, id, { role })
    await appendEvent(trx, {
      dossier_id: null,
      type: 'account-role-changed',
      at: now,
      by,
      data: { name: account.name, from: account.role, to: role },
    })
  })

export async function change(
  { db, clock }: DbAndClock,
  id: string,
  work: (trx: Db, account: Account, now: Date) => Promise<void>,
) {
  await db.transaction().execute(async trx => {
    await lockAccounts(trx)
    const account = found(await findAccount(trx, id))
    await work(trx, account, clock())
  })
}

export async function mayGo(trx: Db, account: Account) {
  if (!mayStopOwning(account, await ownersOf(trx))) throw new Refusal('last-owner')
}
