import { verify } from '@node-rs/argon2'
import { OWNER_ID } from '~/domain/access/account'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { readSetting } from '~/store/settings'
import { countedSignIn, type Visitor } from '../accounts/counted-sign-in'
import type { Deps } from '../deps'
import { checkCode } from './check-code'

type LoginDeps = Pick<Deps, 'db' | 'clock' | 'totpSecret'>

interface Credentials extends Visitor {
  password: string
  /** Of an authenticator application, where TOTP is on. */
  code: string | null
}

/**
 * Exchanges the master password, the owner's, for a token.
 * @returns the token, and what this browser is known by from now on
 * @throws Refusal too-many-attempts, proof-needed, wrong-password, code-needed, wrong-code
 */
export const login = (deps: LoginDeps, by: ClientActor, credentials: Credentials) =>
  countedSignIn(deps, by, credentials, async now => {
    await evaluate(deps, credentials, now)
    return OWNER_ID
  })

async function evaluate({ db, totpSecret }: LoginDeps, { password, code }: Credentials, now: Date) {
  const hash = await readSetting(db, 'admin_password')
  if (!hash || !(await verify(hash, password))) throw new Refusal('wrong-password')
  if (totpSecret === null) return
  if (code === null) throw new Refusal('code-needed')
  if (!(await checkCode(db, totpSecret, code, now))) throw new Refusal('wrong-code')
}
