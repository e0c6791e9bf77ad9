import { addressKey } from '~/domain/access/budget'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { isKnownBrowser, rememberBrowser } from '~/store/access/known-browsers'
import { giveAttemptBack, takeAttempt } from '~/store/access/login-attempts'
import { appendEvent } from '~/store/events'
import { newToken, tokenHash } from '../admin/secret-token'
import type { Deps } from '../deps'
import { openSession } from './open-session'

/**
 * Evaluates what somebody signs in with. A place among the failures allowed is taken before anything is
 * evaluated, and given back on success; when that cannot be written, nobody gets in.
 * @param browser what an earlier sign-in left in this browser
 * @param evaluate gives the account, or throws a Refusal
 * @returns the token, and what this browser is known by from now on
 * @throws Refusal too-many-attempts, and what `evaluate` throws
 */
export async function countedSignIn(
  deps: Pick<Deps, 'db' | 'clock'>,
  by: ClientActor,
  browser: string | null,
  evaluate: (now: Date) => Promise<string>,
) {
  const now = deps.clock()
  const known = await knownBrowser(deps, browser, now)
  const attempt = await takeAttempt(deps.db, known ?? addressKey(by.ip), known !== null, now)
  if ('retryAfter' in attempt) throw new Refusal('too-many-attempts', attempt)
  const account = await evaluate(now).catch(async error => {
    const halfWay = error instanceof Refusal && error.code === 'code-needed'
    await (halfWay ? giveAttemptBack(deps.db, attempt.id) : noteRefusal(deps, by, now))
    throw error
  })
  await giveAttemptBack(deps.db, attempt.id)
  const kept = known !== null && browser ? browser : newToken()
  const token = await openSession(deps, by, account)
  await rememberBrowser(deps.db, tokenHash(kept), now)
  return { token, browser: kept }
}

async function knownBrowser({ db }: Pick<Deps, 'db'>, browser: string | null, now: Date) {
  if (!browser) return null
  const hash = tokenHash(browser)
  return (await isKnownBrowser(db, hash, now)) ? hash : null
}

const noteRefusal = ({ db }: Pick<Deps, 'db'>, by: ClientActor, at: Date) =>
  appendEvent(db, { dossier_id: null, type: 'login-refused', at, by })
