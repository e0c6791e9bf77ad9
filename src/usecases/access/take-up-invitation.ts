import { hash } from '@node-rs/argon2'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { updateAccount } from '~/store/access/accounts'
import { keepTotpSecret } from '~/store/access/invitations'
import { ARGON2ID } from './argon2id'
import { fromBase32 } from './base32'
import { checkNewPasskey, keepPasskey, passkeyOptions } from './new-passkey'
import { invitationOver, openInvitation } from './open-invitation'
import { type AccountDeps, checkPassword, openInvitedAccount } from './open-invited-account'
import { openSession } from './open-session'
import { makeRecoveryCodes } from './recovery-codes'
import { newTotpSecret, totpAddress } from './second-factor'
import { stepOfCode } from './totp'

/** What the browser needs to make the new account's passkey. @throws Refusal invitation-over */
export async function invitedPasskeyOptions(deps: AccountDeps, token: string) {
  const { id, name, email } = await openInvitation(deps, token)
  return passkeyOptions(deps, { subject: id, name, email })
}

/**
 * A shared secret for an authenticator application, the same until the invitation ends: who reloads the page, or opens it in a
 * second tab, has read it into his application already.
 * @throws Refusal invitation-over
 */
export async function invitedTotpSecret(deps: AccountDeps, token: string) {
  const invitation = await openInvitation(deps, token)
  const { id, email } = invitation
  const kept = await keepTotpSecret(deps.db, id, await deps.encryptedFiles.sealText(newTotpSecret()))
  if (!kept) throw await invitationOver(deps.db, invitation, deps.clock())
  const secret = await deps.encryptedFiles.openText(kept)
  return { secret, address: totpAddress(deps.agency.brand, email, secret) }
}

/**
 * Takes an invitation up with a passkey: checks it, ends the invitation, opens the account and a session.
 * @returns the token; no recovery codes, for there is no second factor
 * @throws Refusal invitation-over, wrong-passkey, passkey-known, account-exists
 */
export async function takeUpWithPasskey(
  deps: AccountDeps,
  by: ClientActor,
  {
    token,
    passkey,
    passkey_name,
  }: { token: string; passkey: RegistrationResponseJSON; passkey_name: string },
) {
  const invitation = await openInvitation(deps, token)
  const credential = await checkNewPasskey(deps, invitation.id, passkey)
  const account = await openInvitedAccount(deps, by, invitation, async (trx, id, now) =>
    keepPasskey(trx, id, passkey_name, credential, now),
  )
  return { token: await openSession(deps, by, account), recovery_codes: [] }
}

/**
 * The same with a password and the code of an authenticator application.
 * @returns the token, and the recovery codes, which are shown this once
 * @throws Refusal invitation-over, invalid-fields, wrong-code, account-exists
 */
export async function takeUpWithPassword(
  deps: AccountDeps,
  by: ClientActor,
  { token, password, code }: { token: string; password: string; code: string },
) {
  const now = deps.clock()
  const invitation = await openInvitation(deps, token)
  checkPassword(password)
  if (!invitation.totp_secret) throw new Refusal('wrong-code')
  const { totp_secret } = invitation
  const secret = fromBase32(await deps.encryptedFiles.openText(totp_secret))
  const step = stepOfCode(secret, code, now, 0)
  if (step === undefined) throw new Refusal('wrong-code')
  const password_hash = await hash(password, ARGON2ID)
  let recovery_codes: string[] = []
  const account = await openInvitedAccount(deps, by, invitation, async (trx, id) => {
    await updateAccount(trx, id, { password_hash, totp_secret, totp_last_step: step })
    recovery_codes = await makeRecoveryCodes(trx, id)
  })
  return { token: await openSession(deps, by, account), recovery_codes }
}
