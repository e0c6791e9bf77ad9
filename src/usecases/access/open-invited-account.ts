import { ACCOUNT_PASSWORD } from '~/domain/access/account'
import { randomId } from '~/domain/access/random-id'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { wrongField } from '~/domain/wrong-field'
import { findAccountByEmail, insertAccount, lockAccounts } from '~/store/access/accounts'
import { endInvitation, type Invitation } from '~/store/access/invitations'
import type { Db } from '~/store/database/database'
import { noteEvent } from '~/store/events/events'
import type { Deps } from '../ground/deps'
import { invitationOver } from './open-invitation'

export type AccountDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'agency' | 'encryptedFiles'>

/** @throws Refusal invalid-fields */
export function checkPassword(password: string) {
  const { least } = ACCOUNT_PASSWORD
  if ([...password].length >= least) return
  throw wrongField('password', `Choisissez au moins ${least} caractères.`)
}

/**
 * Ends the invitation and opens its account in one transaction: of two that take it up at once, one does.
 * @param equip writes, in that transaction, what the account signs in with
 * @returns the id of the account @throws Refusal invitation-over, account-exists
 */
export async function openInvitedAccount(
  deps: AccountDeps,
  by: ClientActor,
  invitation: Invitation,
  equip: (trx: Db, id: string, now: Date) => Promise<void>,
): Promise<string> {
  const [id, now] = [randomId(), deps.clock()]
  const { name, email, role } = invitation
  await deps.db.transaction().execute(async trx => {
    await lockAccounts(trx)
    if (!(await endInvitation(trx, invitation.id, now))) throw await invitationOver(trx, invitation, now)
    if (await findAccountByEmail(trx, email)) throw new Refusal('account-exists')
    await insertAccount(trx, { id, name, email, role, created_at: now })
    await equip(trx, id, now)
    await noteEvent(trx, { ...by, kind: 'account', id }, now, {
      type: 'account-opened',
      data: { name, role },
    })
  })
  return id
}
