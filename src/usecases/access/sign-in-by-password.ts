import { hash, verify } from '@node-rs/argon2'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { findAccountByEmail } from '~/store/access/accounts'
import type { Deps } from '../ground/deps'
import { ARGON2ID } from './argon2id'
import { countedCode } from './counted-code'
import { countedSignIn, type Visitor } from './counted-sign-in'
import { passesSecondFactor } from './second-factor'

interface Credentials extends Visitor {
  email: string
  password: string
  /** Of the application, or a recovery code. */
  code: string | null
}

/**
 * Exchanges a named account's password and second factor for a token. An address that no account has takes
 * as long to refuse as a wrong password.
 * @throws Refusal too-many-attempts, proof-needed, wrong-credentials, code-needed, wrong-code, code-tries-spent
 */
export const signInByPassword = (
  deps: Pick<Deps, 'db' | 'clock' | 'encryptedFiles' | 'publicUrl' | 'agency'>,
  by: ClientActor,
  { email, password, code, ...visitor }: Credentials,
) =>
  countedSignIn(deps, by, visitor, async now => {
    const account = await findAccountByEmail(deps.db, email.trim())
    const right = await verify(account?.password_hash ?? (await nobodysHash), password)
    if (!account?.password_hash || !right) throw new Refusal('wrong-credentials')
    if (code === null) throw new Refusal('code-needed')
    const passes = () => passesSecondFactor(deps, account, code, now)
    if (!(await countedCode(deps, account, code, passes))) throw new Refusal('wrong-code')
    return account.id
  })

const nobodysHash = hash('of no account', ARGON2ID)
