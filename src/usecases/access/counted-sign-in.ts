import { addressKey } from '~/domain/access/network'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { isKnownBrowser, rememberBrowser } from '~/store/access/known-browsers'
import { giveAttemptBack, takeAttempt } from '~/store/access/login-attempts'
import { appendEvent } from '~/store/events/events'
import { atMost } from '../ground/at-most'
import type { DbAndClock, Deps } from '../ground/deps'
import { demandWork } from '../ground/proof-of-work'
import { newToken, tokenHash } from '../ground/secret-token'
import { openSession } from './open-session'

/**
 * Guesses that come at once wait for one another. They do so here, and leave the database's connections to others;
 * a browser that is known does not stand behind strangers.
 */
const few = atMost(4)

/** What a browser that signs in sends beside its credentials. */
export interface Visitor {
  /** What an earlier sign-in left in it. */
  browser: string | null
  /** The `Proof-Of-Work` header. */
  proof: string | null
}

/**
 * Evaluates what somebody signs in with. A place among the failures allowed is taken before anything is
 * evaluated, and given back on success; when that cannot be written, nobody gets in.
 * @param visitor what an earlier sign-in left in this browser, and its proof of work
 * @param evaluate gives the account, or throws a Refusal
 * @returns the token, and what this browser is known by from now on
 * @throws Refusal too-many-attempts, proof-needed, and what `evaluate` throws
 */
export async function countedSignIn(
  deps: DbAndClock,
  by: ClientActor,
  { browser, proof }: Visitor,
  evaluate: (now: Date) => Promise<string>,
) {
  const now = deps.clock()
  const known = await knownBrowser(deps, browser, now)
  const attempt = await takePlace(deps, { key: known ?? addressKey(by.ip), known: known !== null }, proof)
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

/** Who has failures of its own waits; where those of all are spent by others, work stands for them. */
async function takePlace(
  deps: DbAndClock,
  who: { key: string; known: boolean },
  proof: string | null,
): Promise<{ id: number }> {
  const take = (worked: boolean) =>
    few(() => takeAttempt(deps.db, { ...who, worked }, deps.clock()), who.known ? who.key : '')
  let attempt = await take(false)
  if ('spent' in attempt && attempt.spent === 'all') {
    await demandWork(deps, 'sign-in', proof)
    attempt = await take(true)
  }
  if ('spent' in attempt) throw new Refusal('too-many-attempts', { retryAfter: attempt.retryAfter })
  return attempt
}

async function knownBrowser({ db }: Pick<Deps, 'db'>, browser: string | null, now: Date) {
  if (!browser) return null
  const hash = tokenHash(browser)
  return (await isKnownBrowser(db, hash, now)) ? hash : null
}

const noteRefusal = ({ db }: Pick<Deps, 'db'>, by: ClientActor, at: Date) =>
  appendEvent(db, { dossier_id: null, type: 'login-refused', at, by })
