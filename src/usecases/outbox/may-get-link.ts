import type { Actor } from '~/domain/journal/actor'
import { spendBudget } from '~/store/access/budgets'
import type { Db } from '~/store/database/database'
import type { Deps } from '../ground/deps'
import { whoseTurn } from '../ground/whose-turn'

/**
 * Whether one more link to sign in or to go on may leave for a mailbox today: ten for the network or the account that asks for
 * them, thirty in all. What one asks beyond its ten takes nothing from the others.
 */
export async function mayGetLink(
  db: Db,
  { clock, rateLimits }: Pick<Deps, 'clock' | 'rateLimits'>,
  by: Actor,
  email: string,
): Promise<boolean> {
  if (!rateLimits) return true
  const mailbox = email.trim().toLowerCase()
  const spender = { key: `${mailbox} ${whoseTurn(by)}`, network: mailbox }
  return (await spendBudget(db, 'link-recipient', spender, clock())).within
}
