import { mayStopOwning } from '~/domain/access/account'
import type { Role } from '~/domain/access/permission'
import type { SignedInActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { type Account, findAccount, lockAccounts, ownersOf, updateAccount } from '~/store/access/accounts'
import { endSessionsOf } from '~/store/access/end-sessions'
import { deletePasskeysOf } from '~/store/access/passkeys'
import type { Db } from '~/store/database'
import { appendEvent } from '~/store/events'
import type { Deps } from '../deps'

type ChangeDeps = Pick<Deps, 'db' | 'clock'>

/** Gives an account another role; its open sessions have it at once. @throws Refusal not-found, last-owner */
export const changeRole = (deps: ChangeDeps, by: SignedInActor, id: string, role: Role) =>
  change(deps, id, async (trx, account, now) => {
    if (account.role === role) return
    if (role !== 'owner') await mayGo(trx, account)
    await updateAccount(trx, id, { role })
    await appendEvent(trx, {
      dossier_id: null,
      type: 'account-role-changed',
      at: now,
      by,
      data: { name: account.name, from: account.role, to: role },
    })
  })

/**
 * Removes an account: its sessions, passkeys, password and recovery codes let nobody in from now on; its
 * name stays beside what it did. @throws Refusal not-found, last-owner
 */
export const removeAccount = (deps: ChangeDeps, by: SignedInActor, id: string) =>
  change(deps, id, async (trx, account, now) => {
    await mayGo(trx, account)
    await updateAccount(trx, id, { removed_at: now, password_hash: null, totp_secret: null })
    await deletePasskeysOf(trx, id)
    await endSessionsOf(trx, id)
    await appendEvent(trx, {
      dossier_id: null,
      type: 'account-removed',
      at: now,
      by,
      data: { name: account.name },
    })
  })

async function change(
  { db, clock }: ChangeDeps,
  id: string,
  work: (trx: Db, account: Account, now: Date) => Promise<void>,
) {
  await db.transaction().execute(async trx => {
    await lockAccounts(trx)
    const account = await findAccount(trx, id)
    if (!account) throw new Refusal('not-found')
    await work(trx, account, clock())
  })
}

async function mayGo(trx: Db, account: Account) {
  if (!mayStopOwning(account, await ownersOf(trx))) throw new Refusal('last-owner')
}
