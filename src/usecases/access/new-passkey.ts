import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { Refusal } from '~/domain/refusal'
import { insertPasskey, passkeysOf } from '~/store/access/passkeys'
import type { Db } from '~/store/database/database'
import type { Deps } from '../ground/deps'
import { challengeTaker, keepChallenge, relyingParty } from './relying-party'
import { challengeOf, refused } from './sign-in-by-passkey'

type PasskeyDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'agency'>

interface Person {
  /** The account, or the invitation, that the passkey will be of. */
  subject: string
  name: string
  email: string
}

/** What a browser needs to make a passkey that signs in without an address being typed. */
export async function passkeyOptions(deps: PasskeyDeps, { subject, name, email }: Person) {
  const { id, name: rpName } = relyingParty(deps)
  const known = await passkeysOf(deps.db, subject)
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName,
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
  })
  await keepChallenge(deps, options.challenge, subject)
  return options
}

/** Checks a new passkey; its challenge is answered by that. @throws Refusal wrong-passkey */
export async function checkNewPasskey(deps: PasskeyDeps, subject: string, answer: RegistrationResponseJSON) {
  const challenge = challengeOf(answer)
  if (challenge === null || !(await challengeTaker(deps, subject)(challenge)))
    throw new Refusal('wrong-passkey')
  const { id, origin } = relyingParty(deps)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(refused)
  if (!verified) throw new Refusal('wrong-passkey')
  return registrationInfo.credential
}

/** @throws Refusal passkey-known */
export async function keepPasskey(
  trx: Db,
  accountId: string,
  name: string,
  credential: Awaited<ReturnType<typeof checkNewPasskey>>,
  now: Date,
) {
  const kept = await insertPasskey(trx, {
    credential_id: credential.id,
    account_id: accountId,
    name: name.trim() || 'Clé d’accès',
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    created_at: now,
    last_used_at: null,
  })
  if (!kept) throw new Refusal('passkey-known')
}
