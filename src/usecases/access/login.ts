import { verify } from '@node-rs/argon2'
import { OWNER_ID } from '~/domain/access/account'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { oneCodeAtATime } from '~/store/access/one-code-at-a-time'
import type { Db } from '~/store/database/database'
import { lockSetting, readSetting, writeSetting } from '~/store/operation/settings'
import type { Deps } from '../ground/deps'
import { countedCode } from './counted-code'
import { countedSignIn, type Visitor } from './counted-sign-in'
import { stepOfCode } from './totp'

type LoginDeps = Pick<Deps, 'db' | 'clock' | 'totpSecret' | 'publicUrl' | 'agency'>

interface Credentials extends Visitor {
  password: string
  /** Of an authenticator application, where TOTP is on. */
  code: string | null
}

/**
 * Exchanges the master password, the owner's, for a token.
 * @returns the token, and what this browser is known by from now on
 * @throws Refusal too-many-attempts, proof-needed, wrong-password, code-needed, wrong-code, code-tries-spent
 */
export function login(deps: LoginDeps, by: ClientActor, credentials: Credentials) {
  let verified: string | undefined
  return countedSignIn(
    deps,
    by,
    credentials,
    async now => {
      verified = await evaluate(deps, credentials, now)
      return OWNER_ID
    },
    // Changed while it was evaluated: who came by the former one would be in for twelve hours.
    async trx => {
      if ((await lockSetting(trx, 'admin_password')) !== verified) throw new Refusal('wrong-password')
    },
  )
}

/** @returns the digest that the password has */
async function evaluate(deps: LoginDeps, { password, code }: Credentials, now: Date): Promise<string> {
  const { db, totpSecret } = deps
  const hash = await readSetting(db, 'admin_password')
  if (!hash || !(await verify(hash, password))) throw new Refusal('wrong-password')
  if (totpSecret === null) return hash
  if (code === null) throw new Refusal('code-needed')
  const passes = () => checkCode(db, totpSecret, code, now)
  if (!(await countedCode(deps, { id: OWNER_ID, email: null }, code, passes))) throw new Refusal('wrong-code')
  return hash
}

/**
 * Whether the code is that of now, or of the step before or after (RFC 6238, section 5.2); each code
 * passes once.
 */
async function checkCode(db: Db, secret: Buffer, code: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async trx => {
    await oneCodeAtATime(trx)
    const used = (await readSetting(trx, 'totp_last_step')) ?? 0
    const step = stepOfCode(secret, code, now, used)
    if (step === undefined) return false
    await writeSetting(trx, 'totp_last_step', step)
    return true
  })
}
