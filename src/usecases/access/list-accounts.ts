import type { SignedIn } from '~/domain/access/account'
import { mayDo } from '~/domain/access/permission'
import { listAccounts as storedAccounts } from '~/store/access/accounts'
import { openInvitations } from '~/store/access/invitations'
import type { DbAndClock, Deps } from '../ground/deps'

/** Who may sign in, and who is invited to. */
export async function listAccounts({ db, clock }: DbAndClock) {
  const [accounts, invitations] = await Promise.all([storedAccounts(db), openInvitations(db, clock())])
  return {
    accounts: accounts.map(({ passkeys, has_password, ...account }) => ({
      ...account,
      passkeys: Number(passkeys),
      has_password: Boolean(has_password),
    })),
    invitations,
  }
}

/** The accounts that a dossier can be given to: those that may work on it. */
export async function listColleagues({ db }: Pick<Deps, 'db'>, by: SignedIn) {
  const accounts = await storedAccounts(db)
  return {
    colleagues: accounts
      .filter(({ role }) => mayDo(role, 'work-dossiers'))
      .map(({ id, name }) => ({ id, name, me: id === by.id })),
  }
}
