import { verify } from '@node-rs/argon2'
import { addressKey } from '~/domain/access/budget'
import { Refusal } from '~/domain/refusal'
import { isKnownBrowser, rememberBrowser } from '~/store/access/known-browsers'
import { giveAttemptBack, takeAttempt } from '~/store/access/login-attempts'
import { insertSession } from '~/store/access/sessions'
import { appendEvent } from '~/store/events'
import { readSetting } from '~/store/settings'
import type { Deps, Visitor } from '../deps'
import { newToken, tokenHash } from './secret-token'
import { checkCode } from './totp'

type LoginDeps = Pick<Deps, 'db' | 'clock' | 'totpSecret'>

interface Credentials {
  password: string
  /** Of an authenticator application, where TOTP is on. */
  code: string | null
  /** What an earlier sign-in left in this browser. */
  browser: string | null
}

/**
 * Exchanges the master password for a token of 256 random bits, kept hashed. A place among the failures
 * allowed is taken before anything is evaluated, and given back on success; when that cannot be
 * written, nobody gets in.
 * @returns the token, and what this browser is known by from now on
 * @throws Refusal too-many-attempts, wrong-password, code-needed, wrong-code
 */
export async function login(deps: LoginDeps, visitor: Visitor, credentials: Credentials) {
  const now = deps.clock()
  const known = await knownBrowser(deps, credentials.browser, now)
  const attempt = await takeAttempt(deps.db, known ?? addressKey(visitor.ip), known !== null, now)
  if ('retryAfter' in attempt) throw new Refusal('too-many-attempts', attempt)
  try {
    await evaluate(deps, credentials, now)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'code-needed') await giveAttemptBack(deps.db, attempt.id)
    else await note(deps, visitor, 'login-refused', now)
    throw error
  }
  await giveAttemptBack(deps.db, attempt.id)
  const token = newToken()
  const browser = known !== null && credentials.browser ? credentials.browser : newToken()
  await insertSession(deps.db, tokenHash(token), now)
  await rememberBrowser(deps.db, tokenHash(browser), now)
  await note(deps, visitor, 'login', now)
  return { token, browser }
}

async function knownBrowser({ db }: LoginDeps, browser: string | null, now: Date): Promise<string | null> {
  if (!browser) return null
  const hash = tokenHash(browser)
  return (await isKnownBrowser(db, hash, now)) ? hash : null
}

async function evaluate({ db, totpSecret }: LoginDeps, { password, code }: Credentials, now: Date) {
  const hash = await readSetting(db, 'admin_password')
  if (!hash || !(await verify(hash, password))) throw new Refusal('wrong-password')
  if (totpSecret === null) return
  if (code === null) throw new Refusal('code-needed')
  if (!(await checkCode(db, totpSecret, code, now))) throw new Refusal('wrong-code')
}

const note = ({ db }: LoginDeps, { ip, userAgent }: Visitor, type: string, at: Date) =>
  appendEvent(db, { dossier_id: null, type, at, actor: 'administrator', ip, user_agent: userAgent })
