import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { OWNER_ID, type SignedIn } from '~/domain/access/account'
import { permissionsOf } from '~/domain/access/permission'
import type { SignedInActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { findAccount, lockAccount } from '~/store/access/accounts'
import { endSessionsOf } from '~/store/access/end-sessions'
import { deletePasskey, passkeysOf } from '~/store/access/passkeys'
import { recoveryCodesLeft } from '~/store/access/second-factors'
import { appendEvent } from '~/store/events/events'
import type { DbAndClock, Deps } from '../ground/deps'
import { checkNewPasskey, keepPasskey, passkeyOptions } from './new-passkey'
import { makeRecoveryCodes } from './recovery-codes'
import { requireFreshSignIn } from './require-fresh-sign-in'

type AccountDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'agency'>

/** The account that is signed in, what it may do and what it signs in with. @throws Refusal unauthorised */
export async function readOwnAccount({ db }: Pick<Deps, 'db'>, { id, session_id }: SignedIn) {
  const account = await findAccount(db, id)
  if (!account) throw new Refusal('unauthorised')
  const [passkeys, codes] = await Promise.all([passkeysOf(db, id), recoveryCodesLeft(db, id)])
  return {
    ...{ id, session_id, name: account.name, email: account.email, role: account.role },
    permissions: [...permissionsOf(account.role)],
    master_password: id === OWNER_ID,
    has_password: account.password_hash !== null,
    recovery_codes_left: codes,
    passkeys: passkeys.map(passkey => ({
      id: passkey.credential_id,
      name: passkey.name,
      created_at: passkey.created_at,
      last_used_at: passkey.last_used_at,
    })),
  }
}

/** What the browser needs to make one more passkey. @throws Refusal sign-in-again */
export const ownPasskeyOptions = async (deps: AccountDeps, by: SignedIn) => {
  await requireFreshSignIn(deps, by)
  const account = await findAccount(deps.db, by.id)
  return passkeyOptions(deps, { subject: by.id, name: by.name, email: account?.email ?? by.name })
}

/** @throws Refusal sign-in-again, wrong-passkey, passkey-known; unauthorised once the account is removed */
export async function addPasskey(
  deps: AccountDeps,
  by: SignedInActor,
  { passkey, name }: { passkey: RegistrationResponseJSON; name: string },
) {
  await requireFreshSignIn(deps, by)
  const credential = await checkNewPasskey(deps, by.id, passkey)
  const now = deps.clock()
  await deps.db.transaction().execute(async trx => {
    if (!(await lockAccount(trx, by.id))) throw new Refusal('unauthorised')
    await keepPasskey(trx, by.id, name, credential, now)
    await appendEvent(trx, noted('passkey-added', by, now))
  })
}

/**
 * Takes a passkey away, unless nothing else lets its account in; its other sessions end.
 * @throws Refusal unauthorised, not-found, last-way-in
 */
export async function removePasskey({ db, clock }: DbAndClock, by: SignedInActor, credentialId: string) {
  await db.transaction().execute(async trx => {
    // Two that are removed at once are judged one after the other.
    const account = await lockAccount(trx, by.id)
    if (!account) throw new Refusal('unauthorised')
    const others = (await passkeysOf(trx, by.id)).filter(
      ({ credential_id }) => credential_id !== credentialId,
    )
    const another = others.length > 0 || by.id === OWNER_ID || account.password_hash
    if (!another) throw new Refusal('last-way-in')
    if (!(await deletePasskey(trx, by.id, credentialId))) throw new Refusal('not-found')
    await endSessionsOf(trx, by.id, by.session_id)
    await appendEvent(trx, noted('passkey-removed', by, clock()))
  })
}

/**
 * New recovery codes in place of those before; shown this once.
 * @throws Refusal sign-in-again; not-found without a second factor
 */
export async function renewRecoveryCodes({ db, clock }: DbAndClock, by: SignedInActor) {
  await requireFreshSignIn({ db, clock }, by)
  return db.transaction().execute(async trx => {
    const account = await lockAccount(trx, by.id)
    if (!account?.totp_secret) throw new Refusal('not-found')
    const recovery_codes = await makeRecoveryCodes(trx, by.id)
    await appendEvent(trx, noted('recovery-codes-made', by, clock()))
    return { recovery_codes }
  })
}

const noted = (
  type: 'passkey-added' | 'passkey-removed' | 'recovery-codes-made',
  by: SignedInActor,
  at: Date,
) => ({
  dossier_id: null,
  type,
  at,
  by,
})
