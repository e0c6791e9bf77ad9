import { forgetEndedBudgets } from '~/store/access/budgets'
import { forgetOldAttempts } from '~/store/access/login-attempts'
import type { Deps } from '../deps'

/** Who called how often is kept while it counts against abuse, not an hour longer (content/legal/confidentialite.md). */
export async function purgeCounters({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  await forgetEndedBudgets(db, clock())
  await forgetOldAttempts(db, clock())
}
