import type { SignedIn } from '~/domain/access/account'
import { mayDo } from '~/domain/access/permission'
import type { SignedInActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { type Account, findAccountByEmail, updateAccount } from '~/store/access/accounts'
import type { Db } from '~/store/database/database'
import { noteEvent } from '~/store/events/events'
import { followingAddress, identityCheck, mailAskedCodes } from '../address/mail-asked-codes'
import { tryCode } from '../address/try-code'
import type { Deps } from '../ground/deps'
import { queueEmail } from '../outbox/queue-email'
import { changeAccount } from './change-account'
import { requireFreshSignIn } from './require-fresh-sign-in'

type AddressDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'mailer' | 'rateLimits'>
type Changer = SignedInActor & SignedIn

/**
 * Mails a code to the address that an account is to have: its holder asks for his own, an owner for everybody's, and either
 * signed in just now. Where no e-mail leaves nothing is mailed, and nothing is asked.
 * @returns whether a code is asked for
 * @throws Refusal sign-in-again, not-found, invalid-fields, account-exists, too-many-codes, too-many-requests
 */
export async function askAccountAddress(deps: AddressDeps, by: Changer, id: string, typed: string) {
  await requireFreshSignIn(deps, by)
  const asked = deps.mailer.leaves
  await changeAccount(deps, id, async (trx, account) => {
    const { next } = await addressesOf(trx, by, account, typed)
    const mail = { kind: 'agency-account-address', recipient: next, data: { account: id } } as const
    if (asked) await mailAskedCodes(trx, deps, by, id, [mail])
  })
  return { asked }
}

/**
 * Gives an account another address by that code; an owner says how he knew who asked. The former address is told; sessions,
 * and what signs the account in, stay.
 * @throws Refusal sign-in-again, not-found, invalid-fields, account-exists, wrong-address-code, address-code-over
 */
export async function changeAccountAddress(
  deps: AddressDeps,
  by: Changer,
  id: string,
  typed: { email: string; code: string; reason: string },
) {
  await requireFreshSignIn(deps, by)
  const checked_by = by.id === id ? {} : { reason: identityCheck(typed.reason) }
  const refused = await changeAccount(deps, id, async (trx, account, at) => {
    const { current, next } = await addressesOf(trx, by, account, typed.email)
    const told = { email: next, code: typed.code }
    const wrong = deps.mailer.leaves && (await tryCode(trx, { account_id: id }, told, at))
    if (wrong) return wrong
    await updateAccount(trx, id, { email: next })
    const data = { name: account.name, ...checked_by }
    await noteEvent(trx, by, at, { type: 'account-address-changed', data })
    const notice = { kind: 'agency-account-address', recipient: current } as const
    await queueEmail(trx, deps, { ...notice, data: { account: id, changed: true } })
    return null
  })
  // Thrown outside, so that the try stays counted.
  if (refused) throw new Refusal(refused)
}

/** The address of an account and the one that is to follow; the account of the master password has none. */
async function addressesOf(trx: Db, by: Changer, { id, email: current }: Account, typed: string) {
  if (current === null || (by.id !== id && !mayDo(by.role, 'manage-accounts'))) throw new Refusal('not-found')
  const next = followingAddress(typed, current)
  if (await findAccountByEmail(trx, next)) throw new Refusal('account-exists')
  return { current, next }
}
