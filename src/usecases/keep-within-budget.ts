import { addressKey, type BudgetName } from '~/domain/access/budget'
import { Refusal } from '~/domain/refusal'
import { spendBudget } from '~/store/access/budgets'
import type { Deps, Visitor } from './deps'

/**
 * Counts one use of a public call for the visitor's address.
 * @throws Refusal too-many-requests, with the seconds to wait
 */
export async function keepWithinBudget(
  { db, clock, rateLimits }: Pick<Deps, 'db' | 'clock' | 'rateLimits'>,
  name: BudgetName,
  { ip }: Visitor,
) {
  if (!rateLimits) return
  const answer = await spendBudget(db, name, addressKey(ip), clock())
  if (!answer.within) throw new Refusal('too-many-requests', { retryAfter: answer.retryAfter })
}
