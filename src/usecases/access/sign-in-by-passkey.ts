import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { lockAccount } from '~/store/access/accounts'
import { lockPasskey, noteUse, passkeysOf } from '~/store/access/passkeys'
import type { Db } from '~/store/database/database'
import type { Deps } from '../ground/deps'
import { openSession } from './open-session'
import { challengeTaker, keepChallenge, relyingParty } from './relying-party'

type PasskeyDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'agency'>

const SUBJECT = 'sign-in'

/** What a browser needs to ask for a passkey; it offers those that it knows for this site. */
export async function passkeyQuestion(deps: PasskeyDeps) {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps).id,
    userVerification: 'required',
  })
  await keepChallenge(deps, options.challenge, SUBJECT)
  return options
}

/**
 * Exchanges a passkey's answer for a token. A challenge is answered once: the same answer again is refused.
 * @throws Refusal wrong-passkey
 */
export async function signInByPasskey(
  deps: PasskeyDeps,
  by: ClientActor,
  answer: AuthenticationResponseJSON,
): Promise<string> {
  // The challenge goes whatever follows: a transaction that is rolled back would bring it back.
  const isOurs = challengeTaker(deps, SUBJECT)
  const challenge = challengeOf(answer)
  if (challenge === null || !(await isOurs(challenge))) throw new Refusal('wrong-passkey')
  const account = await deps.db.transaction().execute(trx => verified(trx, deps, answer, challenge))
  return openSession(deps, by, account, trx => refuseRemoved(trx, account, answer.id))
}

/** Who removes a passkey ends what it let in, under the account's lock: what it lets in meanwhile waits for that, or goes with it. */
async function refuseRemoved(trx: Db, account: string, credentialId: string) {
  await lockAccount(trx, account)
  const passkeys = await passkeysOf(trx, account)
  if (!passkeys.some(({ credential_id }) => credential_id === credentialId))
    throw new Refusal('wrong-passkey')
}

async function verified(
  trx: Db,
  deps: PasskeyDeps,
  answer: AuthenticationResponseJSON,
  challenge: string,
): Promise<string> {
  const passkey = await lockPasskey(trx, answer.id)
  if (!passkey) throw new Refusal('wrong-passkey')
  const { id, origin } = relyingParty(deps)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
  }).catch(refused)
  if (!verified) throw new Refusal('wrong-passkey')
  await noteUse(trx, passkey.credential_id, authenticationInfo.newCounter, deps.clock())
  return passkey.account_id
}

/** The challenge that an answer says it answers. */
export function challengeOf({ response }: { response: { clientDataJSON: string } }): string | null {
  try {
    const { challenge }: { challenge?: unknown } = JSON.parse(
      Buffer.from(response.clientDataJSON, 'base64url').toString(),
    )
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/** What the library says of a bad answer, as our refusal. @throws Refusal wrong-passkey */
export function refused(cause: unknown): never {
  throw new Refusal('wrong-passkey', { cause })
}
