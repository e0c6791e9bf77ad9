import { spendBudget } from '~/store/access/budgets'
import type { Db } from '~/store/database/database'
import type { Deps } from '../ground/deps'

/** Whether one more link to sign in or to go on may leave for a mailbox today: ten in all, whoever asks for them. */
export async function mayGetLink(
  db: Db,
  { clock, rateLimits }: Pick<Deps, 'clock' | 'rateLimits'>,
  email: string,
): Promise<boolean> {
  if (!rateLimits) return true
  const spender = { key: email.trim().toLowerCase(), network: null }
  return (await spendBudget(db, 'link-recipient', spender, clock())).within
}
