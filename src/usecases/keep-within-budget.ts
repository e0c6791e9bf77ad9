import { addressKey, type BudgetName, networkKey } from '~/domain/access/budget'
import type { Origin } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { type BudgetAnswer, type Spender, spendBudget } from '~/store/access/budgets'
import type { Deps } from './deps'
import { demandWork } from './proof-of-work'

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
  await passOrWork(deps, await spendBudget(deps.db, name, spenderOf(ip), deps.clock()), proof)
}

export const spenderOf = (ip: string): Spender => ({ key: addressKey(ip), network: networkKey(ip) })

/** @throws Refusal too-many-requests, proof-needed */
export async function passOrWork(
  deps: Pick<Deps, 'db' | 'clock'>,
  answer: BudgetAnswer,
  proof: string | null,
) {
  if (answer.within) return
  const { retryAfter, spent } = answer
  if (spent === 'own') throw new Refusal('too-many-requests', { retryAfter })
  await demandWork(deps, proof)
}
