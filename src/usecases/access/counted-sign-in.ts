import { addressKey, networkKey } from '~/domain/access/network'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { isKnownBrowser, rememberBrowser } from '~/store/access/known-browsers'
import { giveAttemptBack, takeAttempt } from '~/store/access/login-attempts'
import type { Db } from '~/store/database/database'
import { noteEvent } from '~/store/events/events'
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
/** Those that are not known, in turns round their networks: what stands here keeps no known browser out. */
const strangers = atMost(4)

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
 * @param again what `openSession` asks as the session is opened
 * @returns the token, and what this browser is known by from now on
 * @throws Refusal too-many-attempts, proof-needed, too-many-requests, unavailable, and what `evaluate` throws
 */
export async function countedSignIn(
  deps: DbAndClock,
  by: ClientActor,
  { browser, proof }: Visitor,
  evaluate: (now: Date) => Promise<string>,
  again?: (trx: Db) => Promise<void>,
) {
  const now = deps.clock()
  const known = await knownBrowser(deps, browser, now)
  const who = { key: known ?? addressKey(by.ip), known: known !== null, network: networkKey(by.ip) }
  const attempt = await takePlace(deps, who, proof)
  const account = await evaluate(now).catch(async error => {
    const halfWay = error instanceof Refusal && error.code === 'code-needed'
    await (halfWay ? giveAttemptBack(deps.db, attempt.id) : noteRefusal(deps, by, now))
    throw error
  })
  await giveAttemptBack(deps.db, attempt.id)
  const kept = known !== null && browser ? browser : newToken()
  const token = await openSession(deps, by, account, again)
  await rememberBrowser(deps.db, tokenHash(kept), now)
  return { token, browser: kept }
}

/** Who has failures of its own waits; where those of all are spent by others, work stands for them. */
async function takePlace(
  deps: DbAndClock,
  { key, known, network }: { key: string; known: boolean; network: string },
  proof: string | null,
): Promise<{ id: number }> {
  const take = (worked: boolean) => {
    const now = () => takeAttempt(deps.db, { key, known, worked }, deps.clock())
    return known ? few(now, key) : strangers(() => few(now), network)
  }
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
  noteEvent(db, by, at, { type: 'login-refused' })
