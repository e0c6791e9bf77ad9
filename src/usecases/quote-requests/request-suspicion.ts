import type { Suspicion } from '~/domain/international/registration'
import type { ClientActor } from '~/domain/journal/actor'
import { spendBudget } from '~/store/access/budgets'
import type { Db } from '~/store/database/database'
import type { Deps } from '../ground/deps'
import { type PassWithin, spenderOf } from '../ground/keep-within-budget'

/** Spent within the transaction, always in this order, as for registrations. */
export async function suspicionOf(
  trx: Db,
  deps: Pick<Deps, 'clock' | 'rateLimits'>,
  { ip }: ClientActor,
  email: string,
  { honeypot, pass }: { honeypot: string; pass: PassWithin },
): Promise<Suspicion | null> {
  const { rateLimits, clock } = deps
  const [now, spender, trapped] = [clock(), spenderOf(ip), honeypot.trim() !== '']
  if (!rateLimits) return trapped ? 'honeypot' : null
  const welcome =
    !trapped &&
    (await spendBudget(trx, 'quote-request-recipient', { key: email.toLowerCase(), network: null }, now))
      .within &&
    (await spendBudget(trx, 'quote-request', spender, now)).within
  if (welcome) return null
  pass(await spendBudget(trx, 'quote-request-suspect', spender, now))
  return trapped ? 'honeypot' : 'budget'
}
