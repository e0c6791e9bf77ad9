import { mayStopOwning } from '~/domain/access/account'
import { found } from '~/domain/found'
import { Refusal } from '~/domain/refusal'
import { type Account, findAccount, lockAccounts, ownersOf } from '~/store/access/accounts'
import type { Db } from '~/store/database/database'
import type { DbAndClock } from '../ground/deps'

/** One change of an account, while nobody else changes one. @throws Refusal not-found, and what the change throws */
export async function changeAccount<Done>(
  { db, clock }: DbAndClock,
  id: string,
  work: (trx: Db, account: Account, now: Date) => Promise<Done>,
): Promise<Done> {
  return db.transaction().execute(async trx => {
    await lockAccounts(trx)
    const account = found(await findAccount(trx, id))
    return work(trx, account, clock())
  })
}

/** An owner goes only where another stays. @throws Refusal last-owner */
export async function mayGo(trx: Db, account: Account) {
  if (!mayStopOwning(account, await ownersOf(trx))) throw new Refusal('last-owner')
}
