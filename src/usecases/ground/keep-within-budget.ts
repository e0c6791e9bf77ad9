import type { BudgetName } from '~/domain/access/budget'
import { addressKey, networkKey } from '~/domain/access/network'
import type { Origin } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { type BudgetAnswer, type Spender, spendBudget } from '~/store/access/budgets'
import type { DbAndClock, Deps } from './deps'
import { demandWork, provesWork } from './proof-of-work'

type BudgetDeps = Pick<Deps, 'db' | 'clock' | 'rateLimits'>

/**
 * Counts one use of a public call for the visitor's address. Whoever has spent their own share waits; when
 * the share of their network or of all is spent nobody is refused: each call costs a proof of work, so that no crowd of addresses
 * closes the service to others.
 * @param proof the `Proof-Of-Work` header
 * @throws Refusal too-many-requests with the seconds to wait; proof-needed with a challenge
 */
export async function keepWithinBudget(
  deps: BudgetDeps,
  name: BudgetName,
  { ip }: Origin,
  proof: string | null,
) {
  if (!deps.rateLimits) return
  const answer = await spendBudget(deps.db, name, spenderOf(ip), deps.clock())
  if (!isWithin(answer)) await demandWork(deps, name, proof)
}

/** Who spends a share: a subscriber (`addressKey`), within a network (`networkKey`). */
export const spenderOf = (ip: string): Spender => ({ key: addressKey(ip), network: networkKey(ip) })

/**
 * Who spends what is somebody else's, a mailbox's or a site's: each network has a share of it, so that none uses it up for the
 * others (decision 0328).
 * @param whose what it belongs to
 */
export const shareOf = (whose: string, { ip }: Pick<Origin, 'ip'>): Spender => ({
  key: `${whose} network ${networkKey(ip)}`,
  network: whose,
})

/** @returns false when the share of others is spent: work is asked for. @throws Refusal too-many-requests */
function isWithin(answer: BudgetAnswer): boolean {
  if (answer.within) return true
  if (answer.spent === 'own') throw new Refusal('too-many-requests', { retryAfter: answer.retryAfter })
  return false
}

/** The transaction ends without a trace; the challenge is made once its connection is given back. */
class WorkNeeded extends Error {}

/** Says within a transaction whether a budget holds. */
export type PassWithin = (answer: BudgetAnswer) => void

/**
 * For budgets that are spent within a transaction: the proof is read before it and a challenge is made after it, since
 * a transaction that waits for a second connection can hold up all the others for ever.
 * @param what is worked for, the same whatever budget is spent in the end
 * @throws Refusal proof-needed with a challenge, and whatever `work` throws
 */
export async function workFirst<Done>(
  deps: DbAndClock,
  what: BudgetName,
  proof: string | null,
  work: (pass: PassWithin) => Promise<Done>,
): Promise<Done> {
  const worked = await provesWork(deps, what, proof)
  try {
    return await work(answer => {
      if (!isWithin(answer) && !worked) throw new WorkNeeded()
    })
  } catch (error) {
    if (error instanceof WorkNeeded) await demandWork(deps, what, null)
    throw error
  }
}
